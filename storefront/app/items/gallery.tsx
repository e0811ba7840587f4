import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ZoomIn from "lucide-react/icons/zoom-in";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useClientContext } from "../visitor/use-client-context.ts";
import { Zoom, zoomDialog } from "./zoom.tsx";

interface GalleryProps {
  /** The item's name, for the labels. */
  name: string;
  pictures: string[];
  /** A smaller picture that is in the browser's cache, shown until the first one has loaded. */
  preview?: string | null;
  /** Reaches the edges of the screen on phones. */
  isFlush?: boolean;
  /** What the pictures show, such as a colour. */
  caption?: string | null;
  /** Covers the picture while the pointer is over an option that is not chosen. */
  cover?: string | null;
  /**
   * On wide screens thumbnails are beside the picture, also a single one, so that the picture stays
   * as large when another colour has fewer.
   */
  hasSideThumbnails?: boolean;
}

/**
 * The pictures of an item: swiped, changed with the arrow keys or chosen by thumbnails, five of
 * which are visible (spec §9). The mouse magnifies a picture, a press opens the zoom dialog.
 */
export function Gallery({
  name,
  pictures,
  preview = null,
  isFlush = false,
  caption = null,
  cover = null,
  hasSideThumbnails = false,
}: GalleryProps) {
  const t = useMessages("catalog");
  const { direction } = useClientContext();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of the current scroll: pictures that pass by are not chosen.
  const target = useRef<number | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const lastZoomed = useRef<number | null>(null);
  const forward = direction === "rtl" ? -1 : 1;

  function go(index: number) {
    const list = strip.current;
    if (!list || index < 0 || index >= pictures.length) return;
    target.current = index;
    setCurrent(index);
    list.scrollLeft = index * list.clientWidth * forward;
  }

  function updateCurrent() {
    const list = strip.current;
    if (!list?.clientWidth) return;
    const index = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    if (target.current !== null && target.current !== index) return;
    target.current = null;
    setCurrent(index);
  }

  const slideAt = (index: number) => strip.current?.querySelectorAll("button")[index] ?? null;

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -forward, ArrowRight: forward }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(current + by);
    slideAt(current + by)?.focus({ preventScroll: true });
  }

  function closeZoom() {
    if (zoomed !== null) go(zoomed);
    lastZoomed.current = zoomed;
    setZoomed(null);
  }

  const position = { number: current + 1, count: pictures.length };
  const several = caption === null ? "gallery.position" : "gallery.positionOf";
  const label = pictures.length > 1 ? t(several, { ...position, caption: caption ?? "" }) : caption;
  const corners = isFlush ? "md:rounded-card" : "rounded-card";
  if (pictures.length === 0) {
    return <Picture src={null} alt={name} sizes={slideSizes} className={`${height} ${corners}`} />;
  }
  return (
    <section
      aria-label={t("gallery.label", { name })}
      className={`flex flex-col gap-3 ${hasSideThumbnails ? "lg:flex-row-reverse lg:items-start" : ""}`}
    >
      <div className={`relative min-w-0 grow overflow-hidden ${corners}`}>
        <ul
          ref={strip}
          onScroll={updateCurrent}
          onPointerDown={() => {
            target.current = null;
          }}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          {pictures.map((picture, index) => (
            <li key={picture} className="w-full shrink-0 snap-start overflow-hidden">
              <button
                type="button"
                aria-label={t("gallery.zoom", { name, number: index + 1, count: pictures.length })}
                aria-haspopup="dialog"
                tabIndex={index === current ? undefined : -1}
                onKeyDown={onKeyDown}
                onClick={() => setZoomed(index)}
                onFocus={zoomDialog.prefetch}
                onPointerEnter={zoomDialog.prefetch}
                onPointerMove={magnify}
                onPointerLeave={resetMagnifier}
                style={
                  index === 0 && preview !== null
                    ? { backgroundImage: `url("${preview}")` }
                    : undefined
                }
                className="group relative block w-full cursor-zoom-in overflow-hidden bg-sunken bg-cover bg-center -outline-offset-3"
              >
                <Picture
                  src={picture}
                  alt=""
                  sizes={slideSizes}
                  isEager={index === 0}
                  className={`bg-transparent! origin-(--zoom-at) scale-(--zoom) transition-[scale] duration-200 ${height}`}
                />
                <ZoomIn
                  aria-hidden
                  className="absolute end-4 bottom-9 size-9 md:bottom-4 rounded-full bg-raised/92 p-2 text-ink"
                />
              </button>
            </li>
          ))}
        </ul>
        {cover !== null && (
          <Picture
            src={cover}
            alt=""
            sizes={slideSizes}
            className={`pointer-events-none absolute inset-0 ${height}`}
          />
        )}
        {label !== null && (
          <p
            aria-hidden
            className="pointer-events-none absolute start-4 bottom-9 rounded-full bg-raised/92 px-2.5 py-1 text-xs font-semibold md:bottom-5"
          >
            {label}
          </p>
        )}
      </div>
      {(pictures.length > 1 || hasSideThumbnails) && (
        <ul
          className={`flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] ${isFlush ? "mx-5 md:mx-0" : ""} ${pictures.length === 1 ? "max-lg:hidden" : ""} ${hasSideThumbnails ? "lg:w-22 lg:shrink-0 lg:flex-col lg:overflow-visible" : ""}`}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture}
              className={`w-[calc((100%-2rem)/5)] shrink-0 ${hasSideThumbnails ? "lg:w-full" : ""}`}
            >
              <button
                type="button"
                aria-label={t("gallery.show", { number: index + 1 })}
                aria-pressed={index === current}
                onClick={() => go(index)}
                className="block w-full overflow-hidden rounded-control border-2 border-transparent opacity-75 transition-[opacity,border-color] hover:opacity-100 aria-pressed:border-accent aria-pressed:opacity-100"
              >
                <Picture src={picture} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Zoom
        name={name}
        pictures={pictures}
        shown={zoomed}
        onShow={setZoomed}
        onClose={closeZoom}
        focusAfter={() => slideAt(lastZoomed.current ?? current)}
      />
    </section>
  );
}

/** Leaves room for the name and the price on small screens, also on a wide one at 200 % zoom. */
const height = "max-h-[42dvh] md:max-h-none";

const slideSizes = "(width < 768px) 92vw, 420px";

/** Magnifies the picture around the point under the pointer. */
function magnify(event: PointerEvent<HTMLElement>) {
  const { currentTarget, clientX, clientY, pointerType } = event;
  if (pointerType !== "mouse") return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / width) * 100;
  const y = ((clientY - top) / height) * 100;
  currentTarget.style.setProperty("--zoom-at", `${x}% ${y}%`);
  currentTarget.style.setProperty("--zoom", "175%");
}

function resetMagnifier({ currentTarget }: PointerEvent<HTMLElement>) {
  currentTarget.style.removeProperty("--zoom");
}
