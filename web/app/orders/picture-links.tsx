import { useMessages } from "../messages/messages.ts";

interface PictureLinksProps {
  label: string;
  urls: string[];
}

/** Pictures of an order, each opened at full size by a tap. */
export function PictureLinks({ label, urls }: PictureLinksProps) {
  const t = useMessages("ui");
  if (urls.length === 0) return null;
  return (
    <ul aria-label={label} className="no-print flex flex-wrap gap-3">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={t("pictures.picture", { number: index + 1 })}
              className="size-20 rounded-control border border-line bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
