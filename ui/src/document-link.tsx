import { fileSize } from "@errand/core/formats";
import FileText from "lucide-react/icons/file-text";
import { useLanguage, useMessages } from "./messages/messages.ts";

interface DocumentLinkProps {
  url: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A document in place of a thumbnail; it opens in a new tab. */
export function DocumentLink({ url, name, size }: DocumentLinkProps) {
  const t = useMessages("ui");
  const language = useLanguage();
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-line bg-sunken px-3.5 py-2 text-sm font-medium hover:border-ink hover:underline"
    >
      <FileText aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi> · {fileSize(size, language)}{" "}
        <span className="sr-only">{t("newTab")}</span>
      </span>
    </a>
  );
}
