import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { withTimeLimit } from "../process/time-limit.ts";
import {
  type FleetRow,
  type HoldOfVehicle,
  readFleetRows,
  readHolds,
  readWholeFleet,
} from "./fleet.data.ts";
import { createFleetColumns, type FleetColumns } from "./fleet-columns.ts";
import { createFleetHolds, type FleetHolds, type HoldOfRow } from "./fleet-holds.ts";
import { createFleetWords, type FleetWords } from "./fleet-words.ts";

/** What searches read of all active vehicles. Consistent until the next `await`. */
export interface FleetMemory {
  columns: FleetColumns;
  words: FleetWords;
  holds: FleetHolds;
}

/**
 * The active vehicles of all providers and their holds in the memory of this process, so that a search of a hundred
 * thousand takes a few milliseconds. The change feed names what changed, which alone is read again.
 */
export interface Fleet {
  /** With every change that committed before the call. */
  read(): Promise<FleetMemory>;
}

interface Changed {
  vehicleIds: Set<number>;
  /** Vehicles whose holds changed. */
  heldIds: Set<number>;
}

/** Milliseconds: a large shop has a hundred thousand vehicles. */
const loadLimit = 60_000;

const noChange = (): Changed => ({ vehicleIds: new Set(), heldIds: new Set() });

export function createFleet(db: Database, changes: ChangeFeed, clock: () => Date): Fleet {
  let memory: Promise<FleetMemory> | null = null;
  let changed = noChange();

  changes.on("catalogue", (payload) => {
    if (payload === "") memory = null;
    for (const tag of payload.split(" ")) {
      const [kind, id] = tag.split(":");
      if (kind === "vehicles") changed.vehicleIds.add(Number(id));
      if (kind === "holds") changed.heldIds.add(Number(id));
    }
  });

  /** After a failure the next read begins anew. */
  function remember(read: Promise<FleetMemory>): Promise<FleetMemory> {
    const reading = withTimeLimit(read, "fleet", loadLimit);
    memory = reading;
    reading.catch(() => {
      if (memory === reading) memory = null;
    });
    return reading;
  }

  return {
    async read() {
      await changes.flushed();
      const { vehicleIds, heldIds } = changed;
      if (memory !== null && vehicleIds.size + heldIds.size === 0) return memory;
      const taken = changed;
      changed = noChange();
      if (memory === null) return remember(load(db, clock()));
      return remember(memory.then((current) => update(db, clock(), current, taken)));
    },
  };
}

async function load(db: Database, now: Date): Promise<FleetMemory> {
  const columns = createFleetColumns();
  const loaded = { columns, words: createFleetWords(), holds: createFleetHolds() };
  for await (const rows of readWholeFleet(db)) for (const row of rows) put(loaded, row);
  loaded.holds.replace(new Set(), holdsOfRows(columns, await readHolds(db, now, null)));
  return loaded;
}

/** Reads what changed, then changes the memory at once. */
async function update(
  db: Database,
  now: Date,
  memory: FleetMemory,
  { vehicleIds, heldIds }: Changed,
): Promise<FleetMemory> {
  // Holds of a vehicle that was inactive have not been read.
  const ids = [...new Set([...vehicleIds, ...heldIds])];
  const [vehicles, held] = await Promise.all([
    readFleetRows(db, [...vehicleIds]),
    readHolds(db, now, ids),
  ]);
  if (!vehicles.every((vehicle) => put(memory, vehicle))) return load(db, now);
  const { columns, holds } = memory;
  const found = new Set(vehicles.map(({ id }) => id));
  for (const id of vehicleIds) if (!found.has(id)) columns.remove(id);
  holds.replace(new Set(ids.flatMap((id) => columns.rowOf(id) ?? [])), holdsOfRows(columns, held));
  return memory;
}

/** False when it has other words than before, which needs a new index. */
function put({ columns, words }: FleetMemory, vehicle: FleetRow): boolean {
  return words.add(columns.put(vehicle), vehicle);
}

function holdsOfRows(columns: FleetColumns, holds: HoldOfVehicle[]): HoldOfRow[] {
  return holds.flatMap(({ vehicleId, ...hold }) => {
    const row = columns.rowOf(vehicleId);
    return row === undefined ? [] : { ...hold, row };
  });
}
