import type { DeskContract } from "@errand/core/contract.desk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReadShopAgain } from "../../console/me.queries.ts";
import { useDeskClient } from "../desk-client.ts";
import type { Entry, EntryEffect } from "../entries/entry-lists.ts";
import { useListPages } from "../list/use-list-pages.ts";
import type { SettingKey } from "./setting-fields.ts";
import type { Values } from "./setting-form.ts";

/** What is edited: a setting, or a zone. */
export interface Target {
  key: SettingKey | "zones";
  /** Of a zone. */
  id?: number | undefined;
}

/** What a change states. */
export interface SettingChange {
  version: number;
  values?: Values | undefined;
  active?: 0 | 1 | undefined;
  publish_at?: string | null | undefined;
}

type ZoneInput = DeskContract["POST /desk/settings/zones"]["input"];

interface Saved {
  message: string;
  entry: Entry;
  effects: EntryEffect[];
}

/** All are called as any of them: they differ in their values, and zones in their id. */
function pathsOf({ key, id }: Target) {
  const path = `/desk/settings/${key}${id === undefined ? "" : "/{entry_id}"}`;
  return {
    read: `GET ${path}` as "GET /desk/settings/weight",
    history: `GET ${path}/history` as "GET /desk/settings/weight/history",
    change: `PUT ${path}` as "PUT /desk/settings/weight",
    undo: `POST ${path}/undo` as "POST /desk/settings/weight/undo",
  };
}

function toName({ id }: Target): Record<string, never> {
  return (id === undefined ? {} : { entry_id: id }) as object as Record<string, never>;
}

/** What is edited stays as it was read, until its reader asks for it again. */
export function useSetting(target: Target) {
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery({
    ...endpointQuery(scope, pathsOf(target).read, toName(target)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { ...query, data: query.data as unknown as Entry | undefined }; // By setting.
}

/** Who changed it, newest first. */
export function useSettingHistory(target: Target) {
  const limit = 20;
  const { history } = pathsOf(target);
  return useListPages({
    name: [history, target.id ?? 0],
    limit,
    read: (call, offset) => call(history, { ...toName(target), limit, offset }),
  });
}

/** The writes of a setting or a zone; each reads again what else shows it. */
export function useSettingWrites(target: Target) {
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  const readShopAgain = useReadShopAgain();
  const paths = pathsOf(target);
  async function refreshed<Reply>(reply: Promise<Reply>): Promise<Reply> {
    const done = await reply;
    await Promise.all([
      queries.invalidateQueries(everyScope(paths.history)),
      queries.invalidateQueries(everyScope("GET /desk/settings/zones")),
      queries.invalidateQueries(everyScope("GET /zone/list")),
      readShopAgain(),
    ]);
    return done;
  }
  return {
    change: (input: SettingChange) =>
      refreshed(
        call(paths.change, { ...toName(target), ...input } as never),
      ) as Promise<unknown> as Promise<Saved>, // By setting.
    undo: (version: number) => refreshed(call(paths.undo, { ...toName(target), version })),
    /** Adds a zone. */
    create: (input: ZoneInput) => refreshed(call("POST /desk/settings/zones", input)),
    /** Deletes a zone. */
    remove: ({ id, version }: Pick<Entry, "id" | "version">) =>
      refreshed(call("DELETE /desk/settings/zones/{entry_id}", { entry_id: id ?? 0, version })),
  };
}
