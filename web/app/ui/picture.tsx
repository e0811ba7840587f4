import ImageOff from "lucide-react/icons/image-off";
import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";
import { widest, widthsFor } from "./picture-widths.ts";

/** Where the shop is, `https://shop.example`: pictures that lie there are asked for by their path. */
export const OriginContext = createContext("");

interface PictureProps {
  /** `image_full_url` of the wire; null when there is none. */
  src: string | null;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it is drawn: `"160px"`, `"(width < 768px) 50vw, 240px"`. */
  sizes: string;
  /** Width : height of its box, which is kept free until it comes. */
  ratio?: "1/1" | "4/3" | "3/2" | "16/9" | "3/1";
  /** For what is seen at once; the others are fetched when scrolled to. */
  isEager?: boolean;
  className?: string;
}

const ratios: Record<NonNullable<PictureProps["ratio"]>, string> = {
  "1/1": "aspect-square",
  "4/3": "aspect-4/3",
  "3/2": "aspect-3/2",
  "16/9": "aspect-video",
  "3/1": "aspect-3/1",
};

export function Picture({
  src,
  alt,
  sizes,
  ratio = "1/1",
  isEager = false,
  className,
}: PictureProps) {
  const origin = useContext(OriginContext);
  const box = classNames("w-full bg-sunken object-cover", ratios[ratio], className);
  if (src === null) {
    return (
      <div className={classNames(box, "flex items-center justify-center text-muted")}>
        <ImageOff aria-hidden className="size-1/4 max-h-8 opacity-50" />
        {alt !== "" && <span className="sr-only">{alt}</span>}
      </div>
    );
  }
  return (
    <img
      {...sourcesOf(src, sizes, origin)}
      alt={alt}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding={isEager ? "sync" : "async"}
      className={box}
    />
  );
}

/**
 * The same picture in the widths that are of use at this size: only the last part of its address
 * differs. A picture from elsewhere is as wide as it is.
 */
export function sourcesOf(address: string, sizes: string, origin: string) {
  const base = withoutWidth(address);
  if (base === undefined) return { src: address };
  const path = base.startsWith(`${origin}/`) ? base.slice(origin.length) : base;
  const widths = widthsFor(sizes);
  const src = `${path}/${widths.at(-1)}.webp`;
  if (widths.length === 1) return { src };
  return {
    src,
    srcSet: widths.map((width) => `${path}/${width}.webp ${width}w`).join(", "),
    sizes,
  };
}

/** The address of a picture as wide as the shop keeps it, for who draws it in a size of their own. */
export function widestOf(address: string): string {
  const base = withoutWidth(address);
  return base === undefined ? address : `${base}/${widest}.webp`;
}

/** What the addresses of a kept picture have in common. */
function withoutWidth(address: string): string | undefined {
  return /^(.*\/images\/[^/]+)\/\d+\.webp$/.exec(address)?.[1];
}
