import { AppError } from "@errand/core/errors";
import { type ChangeFeed, channels } from "../database/change-feed.ts";
import { type Database, inTransaction } from "../database/database.ts";
import type { EntrySources } from "../entries/entry-source.ts";
import type { Api, ReadPreviewed } from "../requests/api.ts";
import { applyPreview } from "./apply-preview.ts";
import { findPreview } from "./previews.data.ts";
import type { Preview } from "./previews.tables.ts";

/** What the API that answers previews is made of; all else is that of the process. */
export interface PreviewParts {
  db: Database;
  changes: ChangeFeed;
  clock: () => Date;
}

interface PreviewReaderOptions {
  api: Pick<Api, "db" | "clock" | "limits" | "changes"> & { shop(): Promise<{ timeZone: string }> };
  sources: EntrySources;
  /** One connection: previews wait for each other, and so never for the rows they change. */
  connection: Database;
  createApi(parts: PreviewParts): Pick<Api, "app">;
}

/**
 * Answers reads as the shop would: makes it so in a transaction, asks an API of its own over that
 * transaction, and rolls it back. What the other API caches, and what anybody else reads, has
 * nothing of it.
 */
export function createPreviewReader({
  api,
  sources,
  connection,
  createApi,
}: PreviewReaderOptions): ReadPreviewed {
  let at = new Date();
  /** The preview that the own API has cached something of; null once the shop has changed. */
  let cached: string | null = null;
  api.changes.on("catalogue", () => {
    cached = null;
  });
  const ownApis = new WeakMap<Database, { app: Api["app"]; dropCaches(): void }>();

  /** An API takes a while to make, and serves as long as its connection. */
  function findApi(tx: Database) {
    const known = ownApis.get(tx);
    if (known) return known;
    const { changes, tellAll } = silentChanges();
    const { app } = createApi({ db: tx, changes, clock: () => at });
    const made = { app, dropCaches: tellAll };
    ownApis.set(tx, made);
    return made;
  }

  return async (token, request, address) => {
    await api.limits.addresses.take(address);
    const preview = await findPreview(api.db, token, api.clock());
    if (!preview) throw new AppError("preview_not_found", { field: "X-Preview" });
    const { timeZone } = await api.shop();
    return inDiscarded(connection, async (tx) => {
      at = preview.at;
      const own = findApi(tx);
      await applyPreview(tx, sources, preview.changes, { now: at, timeZone });
      if (cached !== token) own.dropCaches();
      // Before reading: a change in between is read by the next one.
      cached = token;
      const response = await own.app.fetch(asPreviewed(request, preview), { address });
      return withoutCaching(response, await response.arrayBuffer());
    });
  };
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
async function inDiscarded<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const done: { result: Result }[] = [];
  const discarded = new Error("a preview is not saved");
  await inTransaction(db, async (tx) => {
    done.push({ result: await work(tx) });
    throw discarded;
  }).catch((error) => {
    if (error !== discarded) throw error;
  });
  const [last] = done.slice(-1);
  if (!last) throw new Error("a preview has no result");
  return last.result;
}

function asPreviewed({ url, headers }: Request, preview: Preview): Request {
  const own = new Headers(headers);
  own.delete("X-Preview");
  own.delete("If-None-Match");
  if (preview.zoneId !== null) own.set("zoneId", JSON.stringify([preview.zoneId]));
  if (preview.moduleId !== null) own.set("moduleId", String(preview.moduleId));
  if (preview.language !== null) own.set("X-localization", preview.language);
  return new Request(url, { headers: own });
}

function withoutCaching({ status, headers }: Response, body: ArrayBuffer): Response {
  const own = new Headers(headers);
  own.delete("ETag");
  own.set("Cache-Control", "no-store");
  return new Response(body, { status, headers: own });
}

/** A change feed that hears of no change, until it is told that anything may have changed. */
function silentChanges() {
  const listeners = new Map(channels.map((name) => [name, new Set<(payload: string) => void>()]));
  const changes: ChangeFeed = {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    onSubject: () => () => {},
    flushed: async () => {},
    isConnected: () => true,
    close: async () => {},
  };
  const tellAll = () => {
    for (const listener of listeners.get("catalogue") ?? []) listener("");
  };
  return { changes, tellAll };
}
