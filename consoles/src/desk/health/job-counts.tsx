import type { DeskContract } from "@errand/core/contract.desk";
import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../console/office/data-table.tsx";

type Counts = DeskContract["GET /desk/jobs"]["reply"]["counts"];

/** How many background jobs wait, run and have failed, by name. */
export function JobCounts({ counts }: { counts: Counts }) {
  const t = useMessages("health");
  const language = useLanguage();
  const number = numberFormat(language);
  const seconds = numberFormat(language, {
    style: "unit",
    unit: "second",
    maximumFractionDigits: 0,
  });
  return (
    <section className="p-4 md:p-5">
      <h2 className="mb-2 text-body font-bold">{t("jobs.title")}</h2>
      <DataTable
        caption={t("jobs.title")}
        columns={[
          t("jobs.name"),
          t("jobs.queued"),
          t("jobs.retrying"),
          t("jobs.active"),
          t("jobs.failed"),
          t("jobs.oldest"),
        ]}
        rows={counts.map((row) => ({
          key: row.name,
          cells: [
            row.name,
            ...[row.queued, row.retrying, row.active, row.failed].map((each) =>
              number.format(each),
            ),
            seconds.format(row.oldest_seconds),
          ],
        }))}
      />
    </section>
  );
}
