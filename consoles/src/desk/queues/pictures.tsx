import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";

/** Pictures that prove something; each opens in a new tab. */
export function Pictures({ of, urls }: { of: string; urls: readonly (string | null)[] }) {
  const t = useMessages("queues");
  const present = urls.filter((url) => url !== null);
  if (present.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {present.map((url, index) => (
        <li key={url} className="w-40">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t("picture", { number: index + 1, name: of })}
          >
            <Picture src={url} alt="" sizes="160px" className="rounded-control" />
          </a>
        </li>
      ))}
    </ul>
  );
}
