import { addDays, localTime } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Endpoint, Input, InputArguments, Reply } from "../api/api-request.ts";
import { scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { useLoadNearEnd } from "../lists/use-load-near-end.ts";

const pageSize = 20;

/** Endpoints that return a page of entries, newest first. */
type StatementEndpoint = {
  [E in Endpoint]: Reply<E> extends { total_size: number; data: { transaction_id: string }[] }
    ? E
    : never;
}[Endpoint];

type EntryOf<E extends StatementEndpoint> = Reply<E>["data"][number];

interface StatementProps<E extends StatementEndpoint> {
  endpoint: E;
  /** The input without its paging. */
  input: Omit<Input<E>, "limit" | "offset">;
  loadError: string;
  /** Shown when there are no entries. */
  empty: ReactNode;
  rowOf(entry: EntryOf<E>): ReactNode;
}

/** What has happened to money or points, newest first; more loads as the customer scrolls. */
export function Statement<E extends StatementEndpoint>({
  endpoint,
  input,
  loadError,
  empty,
  rowOf,
}: StatementProps<E>) {
  const t = useMessages("wallet");
  const ageOf = useAge();
  const list = useInfiniteQuery({
    ...scopedPages(
      useAccountScope(),
      [endpoint, input],
      (call, offset): Promise<Reply<E>> =>
        call(endpoint, ...([{ ...input, limit: pageSize, offset }] as InputArguments<E>)),
    ),
    getNextPageParam: ({ data, total_size }, all) =>
      data.length > 0 && all.length * pageSize < total_size ? all.length + 1 : undefined,
    // Orders change it without this page.
    staleTime: 0,
  });
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useLoadNearEnd(isWaiting, list.fetchNextPage);

  if (!data) {
    if (isError) return <ErrorState text={loadError} onRetry={() => void list.refetch()} />;
    return <Loading />;
  }
  const entries = data.pages.flatMap((page): EntryOf<E>[] => page.data);
  if (entries.length === 0) return empty;
  const groups = Object.groupBy(entries, ({ created_at }) => ageOf(created_at));
  return (
    <>
      {ages.map((age) => {
        const ofAge = groups[age];
        if (!ofAge) return null;
        return (
          <section key={age} className="mb-4" aria-label={t(`age.${age}`)}>
            <h3 className="text-meta font-normal text-muted">{t(`age.${age}`)}</h3>
            <ul className="divide-y divide-line">
              {ofAge.map((entry) => (
                <li key={entry.id}>{rowOf(entry)}</li>
              ))}
            </ul>
          </section>
        );
      })}
      {isFetchNextPageError ? (
        <Button variant="outline" className="mt-4 w-full" onClick={() => void list.fetchNextPage()}>
          {t("more")}
        </Button>
      ) : (
        hasNextPage && (
          <div ref={end}>
            <Loading />
          </div>
        )
      )}
    </>
  );
}

const ages = ["today", "week", "before"] as const;

/** Returns how long ago a moment was, by days of the shop. */
function useAge(): (moment: string) => (typeof ages)[number] {
  const timeZone = useShop().config.time_zone;
  const { day: today } = localTime(new Date(), timeZone);
  const weekAgo = addDays(today, -6);
  return (moment) => {
    const { day } = localTime(new Date(moment), timeZone);
    if (day >= today) return "today";
    return day >= weekAgo ? "week" : "before";
  };
}

function Loading() {
  return (
    <div className="flex flex-col gap-3 py-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 rounded-control" />
      ))}
    </div>
  );
}
