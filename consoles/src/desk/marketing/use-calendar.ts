import { useQueries } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";
import { type Entry, pathsOf } from "../entries/entry-lists.ts";
import { families } from "../entries/families.ts";
import type { Family } from "../entries/family.types.ts";
import { marketingLists } from "./marketing-lists.ts";

const limit = 100;

/** The newest entries of each list of the section. */
export function useCalendar() {
  const { endpointQuery, scope } = useDeskClient();
  const queries = useQueries({
    queries: marketingLists.map((list) =>
      endpointQuery(scope, pathsOf(list).list, { limit, offset: 1 }),
    ),
  });
  return {
    rows: queries.flatMap(({ data }, index) => {
      const list = marketingLists[index];
      const family: Family | undefined = list && families[list];
      const entries = (data?.entries ?? []) as unknown as Entry[]; // Values differ by list.
      return family ? entries.map((entry) => ({ family, entry })) : [];
    }),
    isRead: queries.every(({ data }) => data !== undefined),
    hasFailed: queries.some(({ error, data }) => error !== null && data === undefined),
    readAgain: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
