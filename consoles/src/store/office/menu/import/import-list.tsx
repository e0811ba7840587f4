import type { StoreImport } from "@errand/core/items/store-import.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../../../console/office/data-table.tsx";
import { useTimeText } from "../../../../console/use-shop.ts";

/** What was imported or checked before. */
export function ImportList({ imports }: { imports: readonly StoreImport[] }) {
  const t = useMessages("import");
  const { day, clock } = useTimeText();
  if (imports.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-title font-bold">{t("list.title")}</h2>
      <DataTable
        caption={t("list.title")}
        columns={[t("list.file"), t("list.when"), t("list.outcome")]}
        rows={imports.map((each) => ({
          key: String(each.id),
          cells: [
            <span key="name" className="wrap-anywhere">
              {each.file_name}
            </span>,
            `${day(each.created_at)}, ${clock(each.created_at)}`,
            toOutcome(each),
          ],
        }))}
      />
    </section>
  );

  function toOutcome({ state, dry_run, report }: StoreImport): string {
    if (state === "failed") return t("list.failed");
    if (report === null) return t("list.running");
    if (dry_run) return t("list.checked");
    return report.written
      ? t("result.written", { count: report.added + report.changed })
      : t("result.notWritten");
  }
}
