import ImageOff from "lucide-react/icons/image-off";
import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";
import { widthsFor } from "./picture-widths.ts";

/**
 * The origin of the shop, such as `https://shop.example`; its own pictures are requested by path.
 */
export const OriginContext = createContext("");

interface PictureProps {
  /** `image_full_url` of the API; null without a picture. */
  src: string | null;
  /** Empty when the text beside it has the same content. */
  alt: string;
  /** The rendered width: `"160px"`, `"(width < 768px) 50vw, 240px"`. */
  sizes: string;
  /** Width : height of the box, which reserves its space while the picture loads. */
  ratio?: "1/1" | "4/3" | "3/2" | "16/9" | "3/1";
  /** Above the fold: loads immediately. Other pictures load near the viewport. */
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
  const box = classNames("w-full bg-picture object-cover", ratios[ratio], className);
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
 * Returns the image attributes with the useful widths of a stored picture, whose URLs differ only
 * in the last segment. Other pictures have one width.
 */
export function sourcesOf(url: string, sizes: string, origin: string) {
  const base = withoutWidth(url);
  if (base === undefined) return { src: url };
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

/** Returns the common part of the URLs of a stored picture. */
function withoutWidth(url: string): string | undefined {
  return /^(.*\/images\/[^/]+)\/\d+\.webp$/.exec(url)?.[1];
}
