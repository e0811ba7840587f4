import pg from "pg";
import { doWhereShopIs, type ShopAddress } from "./shop-address.ts";

/** A pool that leads to where its shop is. The pool of before ends with what is under way there. */
export function createShopPool(
  address: ShopAddress,
  options: pg.PoolConfig,
  afterMove: pg.PoolConfig = {},
): pg.Pool {
  let current = openPool({ ...options, connectionString: address.url });
  const stop = address.onMove("write", (connectionString) => {
    const left = current;
    current = openPool({ ...afterMove, ...left.options, connectionString });
    endOnceIdle(left);
  });
  // pg-boss sends its statements with this; a statement object has a callback and is not repeated.
  const query = (...parameters: unknown[]): unknown => {
    const send = () => Reflect.apply(current.query, current, parameters);
    const sent: unknown = send();
    return sent instanceof Promise ? repeatAfterMove(address, sent, send) : sent;
  };
  const end = (...parameters: unknown[]): unknown => {
    stop();
    return Reflect.apply(current.end, current, parameters);
  };
  return new Proxy(current, {
    get(_, name) {
      if (name === "query") return query;
      if (name === "end") return end;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === "function" ? value.bind(current) : value;
    },
  });
}

function repeatAfterMove(address: ShopAddress, sent: Promise<unknown>, send: () => unknown) {
  let first: Promise<unknown> | null = sent;
  return doWhereShopIs(address, async () => {
    const result = first ?? send();
    first = null;
    return result;
  });
}

/**
 * Keeps a lost connection from ending the process. The pool drops an idle one and opens another for
 * the next query. One in use fails its queries and is dropped on release.
 */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

/** Those who wait for a connection still get one, and learn by it that the shop has moved. */
function endOnceIdle(pool: pg.Pool) {
  const check = () => {
    const isIdle = pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
    if (isIdle && !pool.ending) void pool.end();
  };
  pool.on("release", () => setImmediate(check));
  pool.on("remove", check);
  check();
}
