import { maxImportBytes, maxImportRows } from "@errand/core/items/store-item-limits";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { toast } from "@errand/ui/toast.ts";
import FileUp from "lucide-react/icons/file-up";
import type { ChangeEvent } from "react";

const accepted = ".csv,.tsv,.txt,.xlsx,.ods,.json,.jsonl,.ndjson";
const bytesPerMegabyte = 1024 * 1024;

interface FileChoiceProps {
  /** Of the file that is chosen. */
  name: string | null;
  isBusy: boolean;
  onChoose(file: File): void;
}

export function FileChoice({ name, isBusy, onChoose }: FileChoiceProps) {
  const t = useMessages("import");
  const size = maxImportBytes / bytesPerMegabyte;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again once it is corrected.
    target.value = "";
    if (!file) return;
    if (file.size > maxImportBytes) toast.error(t("file.large", { size }));
    else onChoose(file);
  }

  return (
    <div>
      <label className="flex min-h-24 cursor-pointer items-center gap-4 rounded-control border-2 border-dashed border-line-strong p-4 font-bold focus-within:outline-2 focus-within:outline-ink hover:border-ink">
        {isBusy ? <Spinner className="size-7" /> : <FileUp aria-hidden className="size-7" />}
        <span className="min-w-0 wrap-anywhere">
          {name ?? t("file.choose")}
          {name && <span className="block font-normal text-strong">{t("file.other")}</span>}
        </span>
        <input
          type="file"
          accept={accepted}
          className="sr-only"
          disabled={isBusy}
          onChange={choose}
        />
      </label>
      <p className="mt-2 text-strong">{t("file.hint", { size, rows: maxImportRows })}</p>
    </div>
  );
}
