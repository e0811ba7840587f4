import type { DeskContract } from "@errand/core/contract.desk";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ScrollText from "lucide-react/icons/scroll-text";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { FoundRows } from "../list/found-rows.tsx";
import { type Column, RowTable } from "../list/row-table.tsx";
import { useListPages } from "../list/use-list-pages.ts";
import { ChangedFields } from "./changed-fields.tsx";

type AuditEntry = DeskContract["GET /desk/audit"]["reply"]["entries"][number];

const limit = 50;

/** What staff changed, newest first, with before and after. */
export function AuditPage() {
  const t = useMessages("audit");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["subject"]);
  const subject = filter.subject.trim() || undefined;
  const query = useListPages({
    name: ["GET /desk/audit", { subject }],
    limit,
    read: (call, offset) => call("GET /desk/audit", { limit, offset, subject }),
  });
  const columns = [
    { label: t("column.at") },
    { name: "who", label: t("column.who") },
    { name: "subject", label: t("column.subject") },
    { name: "action", label: t("column.action") },
    { name: "changed", label: t("column.changed") },
  ];
  return (
    <FoundRows
      list="audit"
      columns={columns}
      title={desk("section.audit")}
      searchLabel={t("search")}
      search={filter.subject}
      onSearch={(search) => change({ subject: search })}
      query={query}
      getRows={(page) => page.entries}
      empty={{ icon: ScrollText, title: t("none"), text: t("noneText") }}
    >
      {(entries) => <AuditTable entries={entries} columns={columns} />}
    </FoundRows>
  );
}

function AuditTable({
  entries,
  columns,
}: {
  entries: readonly AuditEntry[];
  columns: readonly Column[];
}) {
  const desk = useMessages("desk");
  const { date, clock } = useTimeText();
  return (
    <RowTable
      caption={desk("section.audit")}
      columns={columns}
      rows={entries.map(({ id, at, actor, subject, action, before, after, address }) => ({
        key: id,
        cells: [
          `${date(at)}, ${clock(at)}`,
          <span key="who" title={address}>
            {actor.name}
          </span>,
          subject,
          <code key="action">{action}</code>,
          <ChangedFields key="changed" before={before} after={after} />,
        ],
      }))}
    />
  );
}
