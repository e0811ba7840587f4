import type { ChangedEntry } from "@errand/core/store-desk/desk-live.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDeskClient } from "../desk-client.ts";
import { useDeskEvent } from "../stream/use-desk-stream.ts";
import { listNames, pathsOf, settingLists } from "./entry-lists.ts";

/** Reads lists and histories again that somebody changes, also elsewhere; not what is edited. */
export function useFreshEntries(): void {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  useDeskEvent("entry", (data) => {
    const { path } = data as ChangedEntry;
    for (const list of [...listNames, ...settingLists]) {
      if (path !== null && path.split("/")[0] !== list) continue;
      const paths = pathsOf(list);
      void queries.invalidateQueries(everyScope(paths.list));
      void queries.invalidateQueries(everyScope(paths.history));
    }
    if (path === null || path.startsWith("zones/"))
      void queries.invalidateQueries(everyScope("GET /desk/settings/zones"));
  });
}

/** Whether somebody else has changed what is edited since it was read. */
export function useIsOvertaken(entry: { path: string; version: number } | null): boolean {
  const [latest, setLatest] = useState<ChangedEntry>({ path: null, version: null });
  useDeskEvent("entry", (data) => {
    const changed = data as ChangedEntry;
    if (changed.path === entry?.path) setLatest(changed);
  });
  return entry !== null && latest.path === entry.path && (latest.version ?? 0) > entry.version;
}
