import { classNames } from "@errand/ui/class-names.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { minPictures } from "./item-pictures.ts";

interface MosaicProps {
  /** Pictures, in the order of their importance. */
  pictures: string[];
}

/**
 * What the town's stores sell, as decoration: three columns beside the title, one row on phones.
 */
export function Mosaic({ pictures }: MosaicProps) {
  if (pictures.length < minPictures) return null;
  const rows = Math.min(3, Math.floor(pictures.length / 3));
  return (
    <div aria-hidden className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {[0, 1, 2].map((column) => (
        <div
          key={column}
          className={classNames("flex flex-col gap-2.5 sm:gap-4", column === 1 && "lg:mt-12")}
        >
          {pictures.slice(column * rows, (column + 1) * rows).map((src, row) => (
            <Picture
              key={src}
              src={src}
              alt=""
              sizes="(width < 1024px) 33vw, 220px"
              isEager={row === 0}
              className={classNames("rounded-card lg:rounded-panel", row > 0 && "max-lg:hidden")}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
