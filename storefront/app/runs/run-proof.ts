import type { Run } from "@errand/core/runs/placed-runs.contract";
import { localValues } from "@errand/ui/safe-storage.ts";
import { createJustPlaced } from "../orders/just-placed.ts";
import { createArrival } from "../orders/pay-on-arrival.ts";

/** The phone numbers by which a guest has placed runs on this device, for the ten newest. */
const key = "guest-runs";
const maxProofs = 10;

interface RunProof {
  id: number;
  phone: string;
}

export function storeRunProof(id: number, phone: string): void {
  const others = readProofs().filter((each) => each.id !== id);
  localValues.write(key, JSON.stringify([{ id, phone }, ...others].slice(0, maxProofs)));
}

export function findRunProof(id: number): string | null {
  return readProofs().find((each) => each.id === id)?.phone ?? null;
}

function readProofs(): RunProof[] {
  const value = localValues.readJson(key);
  return Array.isArray(value) ? (value as RunProof[]) : [];
}

/** The run just placed, which its page shows before its own request completes. */
export const justPlacedRun = createJustPlaced<Run>();

/** The gateway to which the page of a new run leads on. */
export const runArrival = createArrival<string>();
