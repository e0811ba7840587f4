import { useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../../console/office/data-table.tsx";

const names = ["address", "latitude", "longitude", "tax", "tin", "tin_expire_date"] as const;
type Facts = Partial<Record<(typeof names)[number], string | number | null>>;

/** What a store wants to change of what the desk has checked. */
export function ChangedFacts({ before, after }: { before: Facts; after: Facts }) {
  const t = useMessages("queues");
  return (
    <DataTable
      caption={t("change.title")}
      columns={[t("change.what"), t("change.before"), t("change.after")]}
      rows={names
        .filter((name) => name in after)
        .map((name) => ({
          key: name,
          cells: [t(`change.${name}`), before[name] ?? "–", after[name] ?? "–"],
        }))}
    />
  );
}
