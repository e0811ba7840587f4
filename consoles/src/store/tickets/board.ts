import type { createListen, LiveState } from "@errand/client/live-updates.ts";
import { createOutbox, type Outbox } from "@errand/client/outbox.ts";
import type { ApiError } from "@errand/core/api-error";
import type { StoreContract } from "@errand/core/contract.store";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import type { StoreCourier } from "@errand/core/store-desk/store-courier.contract";
import { getTicketStage } from "@errand/core/store-desk/ticket-stage";
import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../../console/staff-session.ts";
import type { StoreClient } from "../store-client.ts";
import { sendAct } from "./send-act.ts";
import { isStoreAct, type StoreAct } from "./store-act.ts";

/** What the tablet knows of its store. Each change makes a new one. */
export interface BoardState {
  /** The orders of the store that are not over, by their ids. */
  orders: ReadonlyMap<number, StoreOrder>;
  /** Who comes for an order, by its id. */
  couriers: ReadonlyMap<number, StoreCourier>;
  /** What limits its orders, and its name and hours. */
  capacity: StoreCapacity | null;
  connection: LiveState;
  /** When the server was last heard, in milliseconds; null before the first time. */
  heardAt: number | null;
  /** Why the server refuses to say more. */
  refused: ApiError | null;
}

/** The orders of a store as its stream states them, and what is done to them. */
export interface Board {
  state(): BoardState;
  subscribe(listener: () => void): () => void;
  outbox: Outbox<StoreAct>;
  /** Shows an order that a call has answered, before the stream states it. */
  show(order: StoreOrder): void;
  /** Listens until the returned function is called. */
  start(): () => void;
}

interface BoardOptions {
  client: Pick<StoreClient, "call"> & {
    listen: ReturnType<typeof createListen<StoreContract, unknown>>;
  };
  onRefusedAct(act: StoreAct, error: unknown): void;
  /** The stream states a change of an order that was on the board. */
  onChange(former: StoreOrder, order: StoreOrder): void;
  /** The stream states something else, such as a message. */
  onOther(event: string, data: unknown): void;
}

/** Older boards are not shown again: the stream does not resume after a day. */
const maxStoredMs = 12 * 3_600_000;
const storeEveryMs = 2000;

/**
 * Creates the board of a store. It survives a reload: until the stream is live again it shows what
 * was last known on this device, and `heardAt` says how old that is.
 */
export function createBoard({ client, onRefusedAct, onChange, onOther }: BoardOptions): Board {
  const stored = readStored();
  let { lastId } = stored;
  let state: BoardState = {
    orders: new Map(stored.orders.map((order) => [order.id, order])),
    couriers: new Map(),
    capacity: stored.capacity,
    connection: "connecting",
    heardAt: stored.heardAt,
    refused: null,
  };
  const listeners = new Set<() => void>();
  let storing: ReturnType<typeof setTimeout> | undefined;
  /** What of `state` the device has. */
  let written = { orders: state.orders, capacity: state.capacity };

  function change(changes: Partial<BoardState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
    storing ??= setTimeout(store, storeEveryMs);
  }

  function store() {
    clearTimeout(storing);
    storing = undefined;
    const { orders, heardAt, capacity } = state;
    // A quiet stream is heard every few seconds, and changes nothing of the orders.
    if (orders !== written.orders || capacity !== written.capacity) {
      written = { orders, capacity };
      const text = JSON.stringify({ orders: [...orders.values()], capacity });
      localValues.write(personalValue("store", "board"), text);
    }
    localValues.write(personalValue("store", "heard"), JSON.stringify({ heardAt, lastId }));
  }

  function put(order: StoreOrder) {
    const orders = new Map(state.orders);
    const stage = getTicketStage(order, Date.now());
    if (stage === null || stage === "over") orders.delete(order.id);
    else orders.set(order.id, order);
    change({ orders });
  }

  /** A slow answer to a call may be older than what the stream has stated since. */
  function show(order: StoreOrder) {
    const known = state.orders.get(order.id);
    if (!known || order.updated_at >= known.updated_at) put(order);
  }

  const outbox = createOutbox<StoreAct>({
    values: localValues,
    name: personalValue("store", "outbox"),
    isAct: isStoreAct,
    subjectOf: ({ orderId }) => orderId,
    send: async (entry) => show(await sendAct(client, entry)),
    onRefused: ({ act }, error) => onRefusedAct(act, error),
  });

  function meet(coming: StoreCourier) {
    const couriers = new Map(state.couriers);
    if (coming.courier) couriers.set(coming.order_id, coming);
    else couriers.delete(coming.order_id);
    change({ couriers });
  }

  function hear(order: StoreOrder) {
    const former = state.orders.get(order.id);
    put(order);
    if (former && former.order_status !== order.order_status) onChange(former, order);
  }

  function start() {
    return client.listen(
      "GET /store/stream",
      {},
      {
        onEvent(event, data) {
          // The stream is typed by its contract, and its events have no types of their own.
          if (event === "order") hear(data as StoreOrder);
          else if (event === "courier") meet(data as StoreCourier);
          else if (event === "capacity") change({ capacity: data as StoreCapacity });
          else onOther(event, data);
        },
        onPosition(id) {
          lastId = id;
        },
        onState: (connection) =>
          change(connection === "live" ? { connection, heardAt: Date.now() } : { connection }),
        onAlive: () => change({ heardAt: Date.now() }),
        onRefused: (refused) => change({ refused, connection: "ended" }),
      },
      lastId,
    );
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outbox,
    show,
    start,
  };
}

interface StoredBoard {
  orders: StoreOrder[];
  capacity: StoreCapacity | null;
}

/** Up to where the stream was heard, and when. */
interface StoredHearing {
  heardAt: number | null;
  lastId: string;
}

function readStored(): StoredBoard & StoredHearing {
  // Written by `store` alone.
  const board = localValues.readJson(personalValue("store", "board")) as StoredBoard | null;
  const heard = localValues.readJson(personalValue("store", "heard")) as StoredHearing | null;
  const isRecent = heard?.heardAt != null && Date.now() - heard.heardAt < maxStoredMs;
  if (board && heard && isRecent) return { ...board, ...heard };
  return { orders: [], capacity: null, heardAt: null, lastId: "" };
}
