import { EmptyState } from "@errand/ui/empty-state.tsx";
import type { ComponentProps, ReactNode } from "react";
import { ListSearch } from "../../console/office/list-search.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { ListTools } from "./list-tools.tsx";
import type { Column } from "./row-table.tsx";
import type { useListPages } from "./use-list-pages.ts";

interface FoundRowsProps<Page extends { total_size: number }, Row> {
  /** The section, for its saved views. */
  list: string;
  title: string;
  columns: readonly Column[];
  /** Beside the title. */
  beside?: ReactNode;
  searchLabel: string;
  search: string;
  onSearch(search: string): void;
  query: ReturnType<typeof useListPages<Page>>;
  getRows(page: Page): readonly Row[];
  /** Shown when nothing is found. */
  empty: Pick<ComponentProps<typeof EmptyState>, "icon" | "title" | "text">;
  children(rows: readonly Row[]): ReactNode;
}

/** A section that is one list: its search, what is found, and more of it. */
export function FoundRows<Page extends { total_size: number }, Row>({
  list,
  title,
  columns,
  beside,
  searchLabel,
  search,
  onSearch,
  query,
  getRows,
  empty,
  children,
}: FoundRowsProps<Page, Row>) {
  return (
    <>
      <PageHead title={title}>{beside}</PageHead>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <div className="min-w-60 grow">
          <ListSearch
            label={searchLabel}
            value={search}
            isBusy={query.isFetching}
            onChange={onSearch}
          />
        </div>
        <ListTools list={list} columns={columns} />
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(getRows);
          return rows.length === 0 ? <EmptyState {...empty} /> : children(rows);
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}
