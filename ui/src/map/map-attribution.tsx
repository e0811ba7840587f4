import { useMessages } from "../messages/messages.ts";
import type { MapSettings } from "./map-settings.ts";

/** Whose data the map shows, in its corner. */
export function MapAttribution({ text, url }: NonNullable<MapSettings["attribution"]>) {
  const t = useMessages("map");
  return (
    <p className="absolute right-0 bottom-0 z-450 max-w-full truncate rounded-tl-control bg-raised/85 px-2 text-xs leading-6 text-ink">
      <span className="sr-only">{t("attribution")} </span>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="inline-block underline">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
