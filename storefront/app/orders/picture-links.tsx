import type { UploadedDocument } from "@errand/core/values";
import { DocumentLink } from "@errand/ui/document-link.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

interface PictureLinksProps {
  label: string;
  urls: string[];
  /** Which of them lead to documents. */
  documents?: readonly UploadedDocument[];
}

/** Pictures and documents of an order, each opened by a tap. */
export function PictureLinks({ label, urls, documents = [] }: PictureLinksProps) {
  const t = useMessages("ui");
  if (urls.length === 0) return null;
  return (
    <ul aria-label={label} className="no-print flex flex-wrap gap-3">
      {urls.map((url, index) => {
        const document = documents.find((each) => each.url === url);
        return (
          <li key={url} className="max-w-full">
            {document ? (
              <DocumentLink {...document} />
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t("pictures.picture", { number: index + 1 })}
                  className="size-20 rounded-control border border-line bg-sunken object-cover"
                />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
