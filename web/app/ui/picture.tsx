import { ImageOff } from "lucide-react";
import { classNames } from "./class-names.ts";

const widths = [96, 160, 320, 480, 640, 960];

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
      src={src}
      srcSet={srcSetOf(src)}
      sizes={sizes}
      alt={alt}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding={isEager ? "sync" : "async"}
      className={box}
    />
  );
}

/** The same picture in every width it is kept in: only the last part of its address differs. */
export function srcSetOf(src: string): string | undefined {
  const base = /^(.*\/images\/[^/]+)\/\d+\.webp$/.exec(src)?.[1];
  return base && widths.map((width) => `${base}/${width}.webp ${width}w`).join(", ");
}
