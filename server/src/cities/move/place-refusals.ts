import type { PlaceState } from "./place-state.data.ts";

/** What the move takes beside the connections of a city's process. */
const neededConnections = 30;
/** One copy follows, two copy tables. */
const neededSenders = 3;
const neededSlots = 4;
const neededWorkers = 3;
/** Rows, their indexes, and what is written meanwhile. */
const spaceFactor = 1.5;
const maxClockDifference = 5_000;

/** Returns why a city cannot leave a place; null when it can. `hasBegun` to go on with a move. */
export function refusalOfSource(state: PlaceState, hasBegun: boolean): string | null {
  if (state.walLevel !== "logical") {
    return `its wal_level is ${state.walLevel}: set it to logical, and restart it`;
  }
  if (!state.isSuper && !state.mayReplicate) {
    return "the role of the city may not replicate: alter role … replication";
  }
  if (!state.mayCreate) {
    return "the role of the city may not publish: grant create on database …";
  }
  if (hasBegun) return null;
  if (state.freeSlots < neededSlots) {
    return `it has ${state.freeSlots} free slots, and a move needs ${neededSlots}: raise max_replication_slots`;
  }
  if (state.freeSenders < neededSenders) {
    return `it has ${state.freeSenders} free senders, and a move needs ${neededSenders}: raise max_wal_senders`;
  }
  return null;
}

/** Returns why a city with `bytes` cannot move to a place; null when it can. */
export function refusalOfTarget(
  source: PlaceState,
  target: PlaceState,
  bytes: number,
  hasBegun: boolean,
): string | null {
  if (target.identity === source.identity) return "the city is there";
  if (target.isCitusCoordinator) {
    return "it is a Citus coordinator: enter by the node that will hold the city";
  }
  if (target.version < source.version) {
    return `it is PostgreSQL ${target.version}, older than ${source.version} of the city`;
  }
  if (target.encoding !== "UTF8") return `its encoding is ${target.encoding} instead of UTF8`;
  return refusalOfRights(target) ?? refusalOfSize(source, target, hasBegun ? 0 : bytes, hasBegun);
}

function refusalOfRights(target: PlaceState): string | null {
  if (target.missing.length > 0) {
    return `PostgreSQL lacks ${target.missing.join(", ")}: create them as its owner`;
  }
  if (!target.mayCreate) return "the role of the city may not create: grant create on database …";
  if (!target.ownsSchema) {
    return "its schema does not belong to the role of the city: alter schema … owner to …";
  }
  if (target.isSuper || target.maySubscribe) return null;
  return target.version < 16
    ? "PostgreSQL 15 lets only a superuser subscribe"
    : "the role of the city may not subscribe: grant pg_create_subscription to …";
}

function refusalOfSize(
  source: PlaceState,
  target: PlaceState,
  bytes: number,
  hasBegun: boolean,
): string | null {
  const tooSmall = (what: string) => `it is too small: ${what}`;
  if (!hasBegun && target.freeConnections < neededConnections) {
    return tooSmall(
      `${target.freeConnections} connections are free, and a city needs ${neededConnections}`,
    );
  }
  if (!hasBegun && target.freeWorkers < neededWorkers) {
    return tooSmall(
      `${target.freeWorkers} workers are free, and a move needs ${neededWorkers}: raise max_logical_replication_workers`,
    );
  }
  const needed = bytes * spaceFactor;
  if (target.freeBytes !== null && target.freeBytes < needed) {
    const [free, need] = [target.freeBytes, needed].map((size) => Math.ceil(size / 1_000_000));
    return tooSmall(`${free} MB of its disk are free, and the city needs ${need} MB`);
  }
  const seconds = Math.round(Math.abs(target.clockAhead - source.clockAhead) / 1000);
  return seconds * 1000 > maxClockDifference
    ? `its clock differs by ${seconds} s from the one of the city`
    : null;
}
