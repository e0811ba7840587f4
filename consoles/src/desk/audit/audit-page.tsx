import type { DeskContract } from "@errand/core/contract.desk";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import ScrollText from "lucide-react/icons/scroll-text";
import { MoreButton } from "../../console/office/more-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { RowTable } from "../list/row-table.tsx";
import { ChangedFields } from "./changed-fields.tsx";

type AuditEntry = DeskContract["GET /desk/audit"]["reply"]["entries"][number];

const limit = 50;

/** What staff changed, newest first, with before and after. */
export function AuditPage() {
  const t = useMessages("audit");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["subject"]);
  const subject = filter.subject.trim() || undefined;
  const { scopedPages, scope } = useDeskClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /desk/audit", { subject }], (call, offset) =>
      call("GET /desk/audit", { limit, offset, subject }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * limit < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={desk("section.audit")} />
      <div className="border-b border-line px-4 py-3 md:px-5">
        <SearchField
          label={t("search")}
          value={filter.subject}
          isBusy={query.isFetching}
          onChange={(value) => change({ subject: value })}
        />
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return <EmptyState icon={ScrollText} title={t("none")} text={t("noneText")} />;
          return <AuditTable entries={entries} />;
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages("audit");
  const desk = useMessages("desk");
  const { date, clock } = useTimeText();
  return (
    <RowTable
      caption={desk("section.audit")}
      columns={[
        { label: t("column.at") },
        { label: t("column.who") },
        { label: t("column.subject") },
        { label: t("column.action") },
        { label: t("column.changed") },
      ]}
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
