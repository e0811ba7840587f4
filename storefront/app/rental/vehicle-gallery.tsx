import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import Images from "lucide-react/icons/images";
import { useRef, useState } from "react";
import { Gallery } from "../items/gallery.tsx";
import { Zoom, zoomDialog } from "../items/zoom.tsx";

interface VehicleGalleryProps {
  name: string;
  pictures: string[];
}

/** Beside the large picture. */
const maxSmall = 2;

/** The pictures of a vehicle: side by side on wide screens, to swipe on others. */
export function VehicleGallery({ name, pictures }: VehicleGalleryProps) {
  return (
    <>
      <div className="md:hidden">
        <Gallery name={name} pictures={pictures} />
      </div>
      <Mosaic name={name} pictures={pictures} />
    </>
  );
}

function Mosaic({ name, pictures }: VehicleGalleryProps) {
  const t = useMessages("rental");
  const catalog = useMessages("catalog");
  const [shown, setShown] = useState<number | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // The vehicle in its place looks better at this size than on a plain ground.
  const [plain, scene, ...others] = pictures;
  const ordered = [scene, plain, ...others].filter((picture) => picture !== undefined);
  const small = ordered.slice(1, 1 + maxSmall);
  if (ordered.length === 0) return <Picture src={null} alt={name} ratio="3/1" sizes="1200px" />;
  return (
    <section
      aria-label={catalog("gallery.label", { name })}
      className="relative grid h-80 grid-cols-3 grid-rows-2 gap-3 overflow-hidden rounded-panel max-md:hidden lg:h-110"
    >
      {[...ordered.slice(0, 1), ...small].map((picture, index) => (
        <button
          key={picture}
          type="button"
          aria-haspopup="dialog"
          aria-label={catalog("gallery.zoom", {
            name,
            number: index + 1,
            count: ordered.length,
          })}
          onFocus={zoomDialog.prefetch}
          onPointerEnter={zoomDialog.prefetch}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            setShown(index);
          }}
          className={classNames(
            "overflow-hidden bg-picture -outline-offset-3",
            index === 0 && (small.length > 0 ? "col-span-2 row-span-2" : "col-span-3 row-span-2"),
            index > 0 && small.length === 1 && "row-span-2",
          )}
        >
          <Picture
            src={picture}
            alt=""
            sizes={index === 0 ? "860px" : "430px"}
            isEager={index === 0}
            // The plain picture shows the whole vehicle.
            className={classNames(
              // The wheels stand at the lower edge.
              "aspect-auto! h-full object-[50%_85%]",
              picture === plain && pictures.length > 1 && "object-contain!",
            )}
          />
        </button>
      ))}
      {ordered.length > 1 && (
        <p
          aria-hidden
          className="pointer-events-none absolute end-4 bottom-4 flex items-center gap-2 rounded-full bg-raised px-4 py-2.5 font-semibold"
        >
          <Images className="size-4.5" />
          {t("vehicle.pictures", { count: ordered.length })}
        </p>
      )}
      <Zoom
        name={name}
        pictures={ordered}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
        focusAfter={() => pressed.current}
      />
    </section>
  );
}
