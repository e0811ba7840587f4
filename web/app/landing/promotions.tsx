import { Picture } from "../ui/picture.tsx";

/** Decorative pictures, hidden from screen readers. */
export function Promotions({ pictures }: { pictures: string[] }) {
  if (pictures.length === 0) return null;
  return (
    <div aria-hidden className="page-column grid gap-4 py-6 md:grid-cols-3 lg:gap-6">
      {pictures.map((src, index) => (
        <Picture
          key={src}
          src={src}
          alt=""
          ratio="3/1"
          sizes="(width < 768px) 100vw, 400px"
          className={index > 0 ? "rounded-panel max-md:hidden" : "rounded-panel"}
        />
      ))}
    </div>
  );
}
