import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";
import { useListPages } from "../list/use-list-pages.ts";
import {
  type Entry,
  type EntryEffect,
  type EntryInput,
  type ListName,
  pathsOf,
} from "./entry-lists.ts";

const limit = 100;

export interface EntryFilter {
  status?: Entry["status"] | undefined;
  module_id?: number | undefined;
  search?: string | undefined;
}

/** The elements of a list, page by page. */
export function useEntries(list: ListName, filter: EntryFilter) {
  return useListPages({
    name: [pathsOf(list).list, filter],
    limit,
    read: async (call, offset) => {
      const page = await call(pathsOf(list).list, { ...filter, limit, offset });
      return { ...page, entries: page.entries as unknown as Entry[] }; // Values differ by list.
    },
  });
}

/** Who changed an element, newest first. */
export function useEntryHistory(list: ListName, id: number) {
  const size = 20;
  return useListPages({
    name: [pathsOf(list).history, id],
    limit: size,
    read: (call, offset) => call(pathsOf(list).history, { entry_id: id, limit: size, offset }),
  });
}

/** One element; what is edited of it stays as it was read. */
export function useEntry(list: ListName, id: number) {
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery({
    ...endpointQuery(scope, pathsOf(list).read, { entry_id: id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { ...query, data: query.data as unknown as Entry | undefined }; // Values differ by list.
}

interface Saved {
  message: string;
  entry: Entry;
  effects: EntryEffect[];
}

/** The writes of a list; each reads again what lists show. */
export function useEntryWrites(list: ListName) {
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  const paths = pathsOf(list);
  async function refreshed<Reply>(reply: Promise<Reply>): Promise<Reply> {
    const done = await reply;
    // Not what an editor has read: that stays until its reader asks for it again.
    await Promise.all([
      queries.invalidateQueries(everyScope(paths.list)),
      queries.invalidateQueries(everyScope(paths.history)),
      ...(list === "modules" ? [queries.invalidateQueries(everyScope("GET /module"))] : []),
    ]);
    return done;
  }
  return {
    create: (input: EntryInput) =>
      refreshed(call(paths.create, input as never)) as unknown as Promise<Saved>, // Values differ by list.
    change: (
      { id, version }: Pick<Entry, "id" | "version">,
      input: Partial<EntryInput> & { publish_at?: string | null },
    ) =>
      refreshed(
        call(paths.change, { ...input, entry_id: id ?? 0, version } as never),
      ) as unknown as Promise<Saved>, // Values differ by list.
    remove: ({ id, version }: Pick<Entry, "id" | "version">) =>
      refreshed(call(paths.remove, { entry_id: id ?? 0, version })),
    undo: ({ id }: Pick<Entry, "id">, version: number) =>
      refreshed(call(paths.undo, { entry_id: id ?? 0, version })) as unknown as Promise<Saved>, // Values differ by list.
    order: (ids: number[]) => refreshed(call(paths.order, { ids })),
  };
}
