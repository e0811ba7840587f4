import pg from "pg";
import { StartError } from "../process/start-error.ts";

/** The SQLSTATE with which the place that a shop has left refuses writes (decision 052). */
const movedState = "EM001";

/**
 * The order in which the parts of a process follow: it listens in the new place before it writes
 * there, and reads again after that.
 */
const phases = ["listen", "write", "continue"] as const;
type Phase = (typeof phases)[number];
type Follower = (url: string) => unknown;

/** Where a shop is. A shop that moves to another PostgreSQL is followed there while it runs. */
export interface ShopAddress {
  readonly url: string;
  /** Calls back with the new address when the shop has moved. Returns how to stop. */
  onMove(phase: Phase, follower: Follower): () => void;
  /**
   * Reads whether the shop has moved, and resolves once all parts of the process are there. Returns
   * false when it has not. `from` is the address at which a refused statement began: when the
   * process has left that address since, the shop has moved.
   */
  follow(from?: string): Promise<boolean>;
}

/** By the address with which the process has started. */
const addresses = new Map<string, ShopAddress>();

/** Returns where the shop is that was at `url` when the process started. */
export function getShopAddress(url: string): ShopAddress {
  const known = addresses.get(url) ?? createAddress(url);
  addresses.set(url, known);
  return known;
}

/**
 * Leads a process that starts to where its shop is: its address may be the one of before a move.
 * Throws `StartError` for a place that the shop has not reached yet.
 */
export async function findShop(url: string): Promise<void> {
  const address = getShopAddress(url);
  if (await address.follow()) return;
  if ((await withClient(url, readMoveState)) !== "arriving") return;
  throw new StartError(
    "the city has not arrived at this address: start with the one of before, or end the move by npm run city -- move",
  );
}

function createAddress(startUrl: string): ShopAddress {
  let url = startUrl;
  const followers = new Map(phases.map((phase) => [phase, new Set<Follower>()]));
  let following: Promise<boolean> | null = null;

  async function follow(): Promise<boolean> {
    const next = await withClient(url, findNewAddress);
    if (next === null) return false;
    for (const phase of phases) {
      await Promise.all([...(followers.get(phase) ?? [])].map((follower) => follower(next)));
    }
    url = next;
    return true;
  }

  return {
    get url() {
      return url;
    },
    onMove(phase, follower) {
      followers.get(phase)?.add(follower);
      return () => followers.get(phase)?.delete(follower);
    },
    async follow(from = url) {
      if (from !== url) return true;
      following ??= follow().finally(() => {
        following = null;
      });
      return following;
    },
  };
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

type Connection = Pick<pg.ClientBase, "query">;
export type MoveState = "copying" | "moved" | "arriving";

/**
 * Returns the state of a move of the shop in the current schema: `copying` and `moved` in the place
 * that it leaves, `arriving` in the new one. Null while it does not move.
 */
export async function readMoveState(client: Connection): Promise<MoveState | null> {
  return (await readMove(client))?.state ?? null;
}

/** Returns where the shop in the current schema has moved; null while it is there. */
export async function findNewAddress(client: Connection): Promise<string | null> {
  const move = await readMove(client);
  return move?.state === "moved" ? move.url : null;
}

async function readMove(client: Connection): Promise<{ url: string; state: MoveState } | null> {
  const table = await client.query(
    "select to_regclass(quote_ident(current_schema()) || '.__move') as name",
  );
  if (table.rows[0]?.name === null) return null;
  const { rows } = await client.query("select url, state from __move");
  return rows[0] ?? null;
}

/** Whether a write was refused because the shop has moved; `error` is one of the driver. */
export function isMovedError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === movedState;
}

/** Does `work` again in the new place when the shop has moved meanwhile. */
export async function doWhereShopIs<Result>(
  address: ShopAddress | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const from = address?.url;
  try {
    return await work();
  } catch (error) {
    if (!address || !isMovedError(error) || !(await address.follow(from))) throw error;
    return work();
  }
}
