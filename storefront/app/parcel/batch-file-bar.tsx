import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import type { ParcelBatch } from "./use-parcel-batch.ts";

/** The file, what is ready of it, and what is to correct. */
export function BatchFileBar({ batch: { sheet, ready } }: { batch: ParcelBatch }) {
  const t = useMessages("parcel");
  const { file, rows, refusal } = sheet;
  const wrong = rows.filter((row) => (sheet.previewOf(row)?.errors.length ?? 0) > 0).length;
  const fileErrors = (refusal?.errors ?? []).filter(({ code }) => code === "file");
  return (
    <div className="rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FileSpreadsheet aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
        <div className="min-w-40 grow">
          <p className="font-semibold">{file ? <bdi>{file.file.name}</bdi> : t("batch.file")}</p>
          <p className="text-sm text-muted">
            {file ? t("batch.rows", { count: rows.length }) : t("batch.columns")}
          </p>
        </div>
        <div role="status" className="flex flex-wrap gap-2">
          {sheet.isReading && <Spinner />}
          {ready.length > 0 && (
            <Badge tone="good">{t("batch.ready", { count: ready.length })}</Badge>
          )}
          {wrong > 0 && <Badge tone="bad">{t("batch.wrong", { count: wrong })}</Badge>}
        </div>
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-ink px-5 font-semibold transition-colors focus-within:outline-2 hover:bg-paper">
          {t("batch.choose")}
          <input
            type="file"
            accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) sheet.choose(chosen);
              // The same file can be chosen again after it was corrected.
              target.value = "";
            }}
          />
        </label>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(t("batch.example"))}`}
          download="receivers.csv"
          className="inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          {t("batch.exampleFile")}
        </a>
      </div>
      {fileErrors.map(({ message }) => (
        <p key={message} role="alert" className="mt-3 font-medium text-bad">
          {message}
        </p>
      ))}
    </div>
  );
}
