import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import DoorClosed from "lucide-react/icons/door-closed";
import Hourglass from "lucide-react/icons/hourglass";
import MapPinX from "lucide-react/icons/map-pin-x";
import PackageX from "lucide-react/icons/package-x";
import Store from "lucide-react/icons/store";
import type { Stop } from "../jobs/stops.ts";

export type TroubleName =
  | "notReady"
  | "closed"
  | "wrongOrder"
  | "cannotFetch"
  | "nobodyOpens"
  | "wrongAddress"
  | "damaged"
  | "cannotGoOn"
  | "refused"
  | "other";

/** What a courier does about it: tell the desk, bring the order back, or give the job back. */
type TroubleAct = "incident" | "fail" | "unassign";

export interface Trouble {
  name: TroubleName;
  act: TroubleAct;
  icon?: LucideIcon;
}

const atCounter: Trouble[] = [
  { name: "notReady", act: "incident", icon: Hourglass },
  { name: "closed", act: "incident", icon: Store },
  { name: "wrongOrder", act: "incident", icon: PackageX },
  { name: "cannotFetch", act: "unassign", icon: Bike },
  { name: "other", act: "incident" },
];

const atDoor: Trouble[] = [
  { name: "nobodyOpens", act: "fail", icon: DoorClosed },
  { name: "wrongAddress", act: "incident", icon: MapPinX },
  { name: "damaged", act: "incident", icon: PackageX },
  { name: "cannotGoOn", act: "incident", icon: Bike },
  { name: "refused", act: "fail" },
  { name: "other", act: "incident" },
];

/**
 * What can go wrong at a stop; the four most frequent first. A return can only be told to the desk.
 */
export function getTroubles({ kind }: Stop): Trouble[] {
  if (kind === "pickup") return atCounter;
  return kind === "return" ? atDoor.filter(({ act }) => act === "incident") : atDoor;
}
