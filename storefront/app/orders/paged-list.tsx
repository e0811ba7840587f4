import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface PagedListProps<Row> {
  list: Pick<
    UseInfiniteQueryResult,
    "isError" | "hasNextPage" | "isFetchingNextPage" | "refetch" | "fetchNextPage"
  >;
  /** The rows of the loaded pages; undefined while the first one loads. */
  rows: readonly Row[] | undefined;
  loadError: string;
  /** The name of the button for the next page. */
  more: string;
  /** The class with the height of a row that is not loaded yet. */
  rowHeight: string;
  /** Shown without a row. */
  empty: ReactNode;
  /** Renders a row as a list item. */
  children(row: Row): ReactNode;
}

/** Orders or trips of a customer, page by page. */
export function PagedList<Row>({
  list,
  rows,
  loadError,
  more,
  rowHeight,
  empty,
  children,
}: PagedListProps<Row>) {
  if (!rows) {
    if (list.isError) return <ErrorState text={loadError} onRetry={() => void list.refetch()} />;
    return <Loading rowHeight={rowHeight} />;
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className="divide-y divide-line">{rows.map(children)}</ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 w-full"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  );
}

function Loading({ rowHeight }: { rowHeight: string }) {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={`${rowHeight} rounded-card`} />
      ))}
    </div>
  );
}
