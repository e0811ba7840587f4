import { type PointerEvent, useState } from "react";
import { Picture } from "../ui/picture.tsx";
import { useWords } from "../words/words.ts";

interface GalleryProps {
  /** What the pictures show. */
  name: string;
  pictures: string[];
}

/** Spec §9: so many pictures by default. */
const slides = 5;

/** A large picture that grows under the pointer, and the others as thumbnails. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useWords("catalog");
  const [chosen, setChosen] = useState(0);
  const shown = pictures.slice(0, slides);
  const current = shown[chosen] ?? shown[0] ?? null;

  return (
    <div className="flex flex-col gap-3">
      <div
        className="overflow-hidden rounded-card"
        onPointerMove={growUnderPointer}
        onPointerLeave={shrink}
      >
        <Picture
          key={current}
          src={current}
          alt={name}
          sizes="(width < 768px) 92vw, 420px"
          isEager
          className="origin-(--zoom-at) scale-(--zoom) transition-[scale] duration-200"
        />
      </div>
      {shown.length > 1 && (
        <ul className="grid grid-cols-5 gap-2" aria-label={t("gallery.label", { name })}>
          {shown.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t("gallery.show", { number: place + 1 })}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
                className="block w-full overflow-hidden rounded-control border-2 border-transparent opacity-75 transition-[opacity,border-color] hover:opacity-100 aria-pressed:border-accent aria-pressed:opacity-100"
              >
                <Picture src={picture} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The picture grows around the point under the pointer. */
function growUnderPointer(event: PointerEvent<HTMLDivElement>) {
  const { currentTarget, clientX, clientY, pointerType } = event;
  if (pointerType !== "mouse") return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / width) * 100;
  const y = ((clientY - top) / height) * 100;
  currentTarget.style.setProperty("--zoom-at", `${x}% ${y}%`);
  currentTarget.style.setProperty("--zoom", "175%");
}

function shrink({ currentTarget }: PointerEvent<HTMLDivElement>) {
  currentTarget.style.removeProperty("--zoom");
}
