import { expect, test } from "vitest";
import { refusalOfSource, refusalOfTarget } from "./place-refusals.ts";
import type { PlaceState } from "./place-state.data.ts";

const one: PlaceState = {
  identity: "7401 16384",
  version: 17,
  encoding: "UTF8",
  walLevel: "logical",
  ...{ isSuper: false, mayReplicate: true, maySubscribe: true, mayCreate: true, ownsSchema: true },
  missing: [],
  isCitusCoordinator: false,
  ...{ freeConnections: 97, freeSlots: 10, freeSenders: 10, freeWorkers: 4 },
  freeBytes: null,
  clockAhead: 20,
};
const other: PlaceState = { ...one, identity: "7402 16384", clockAhead: -20 };
const bytes = 2_000_000_000;

test("two good places are not refused", () => {
  expect(refusalOfSource(one, false)).toBe(null);
  expect(refusalOfTarget(one, other, bytes, false)).toBe(null);
  expect(refusalOfTarget(one, { ...other, freeBytes: 3_000_000_000 }, bytes, false)).toBe(null);
});

test.each<[Partial<PlaceState>, string]>([
  [{ walLevel: "replica" }, "its wal_level is replica: set it to logical, and restart it"],
  [{ mayReplicate: false }, "the role of the city may not replicate: alter role … replication"],
  [{ mayCreate: false }, "the role of the city may not publish: grant create on database …"],
  [{ freeSlots: 3 }, "it has 3 free slots, and a move needs 4: raise max_replication_slots"],
  [{ freeSenders: 2 }, "it has 2 free senders, and a move needs 3: raise max_wal_senders"],
])("a source with %j is refused", (change, reason) => {
  expect(refusalOfSource({ ...one, ...change }, false)).toBe(reason);
});

test.each<[Partial<PlaceState>, string]>([
  [{ identity: one.identity }, "the city is there"],
  [
    { isCitusCoordinator: true },
    "it is a Citus coordinator: enter by the node that will hold the city",
  ],
  [{ version: 16 }, "it is PostgreSQL 16, older than 17 of the city"],
  [{ encoding: "LATIN1" }, "its encoding is LATIN1 instead of UTF8"],
  [{ missing: ["pg_trgm"] }, "PostgreSQL lacks pg_trgm: create them as its owner"],
  [{ mayCreate: false }, "the role of the city may not create: grant create on database …"],
  [
    { ownsSchema: false },
    "its schema does not belong to the role of the city: alter schema … owner to …",
  ],
  [
    { maySubscribe: false },
    "the role of the city may not subscribe: grant pg_create_subscription to …",
  ],
  [{ freeConnections: 29 }, "it is too small: 29 connections are free, and a city needs 30"],
  [
    { freeWorkers: 2 },
    "it is too small: 2 workers are free, and a move needs 3: raise max_logical_replication_workers",
  ],
  [
    { freeBytes: 2_500_000_000 },
    "it is too small: 2500 MB of its disk are free, and the city needs 3000 MB",
  ],
  [{ clockAhead: 9_020 }, "its clock differs by 9 s from the one of the city"],
])("a target with %j is refused", (change, reason) => {
  expect(refusalOfTarget(one, { ...other, ...change }, bytes, false)).toBe(reason);
});

test("PostgreSQL 15 has no role that may subscribe", () => {
  const [source, target] = [one, other].map((state) => ({
    ...state,
    version: 15,
    maySubscribe: false,
  })) as [PlaceState, PlaceState];
  expect(refusalOfTarget(source, target, bytes, false)).toBe(
    "PostgreSQL 15 lets only a superuser subscribe",
  );
  expect(refusalOfTarget(source, { ...target, isSuper: true }, bytes, false)).toBe(null);
});

test("a move that has begun may go on with what it takes itself", () => {
  const taken = { freeSlots: 0, freeSenders: 0, freeWorkers: 0, freeConnections: 9, freeBytes: 9 };
  expect(refusalOfSource({ ...one, ...taken }, true)).toBe(null);
  expect(refusalOfTarget(one, { ...other, ...taken }, bytes, true)).toBe(null);
});
