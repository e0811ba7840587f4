import { localValues } from "@errand/ui/safe-storage.ts";

/** What can be done with a key of its own, besides choosing a ticket. */
export const mainActs = ["accept", "ready", "handOver", "undo", "open", "search"] as const;
const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type MainAct = (typeof mainActs)[number];
type TicketAct = `ticket${(typeof positions)[number]}`;
export type KeyAct = MainAct | TicketAct;

/** The acts that choose a ticket, in the order in which tickets stand. */
export const ticketActs: readonly TicketAct[] = positions.map(
  (position) => `ticket${position}` as const,
);
export const keyActs: readonly KeyAct[] = [...mainActs, ...ticketActs];

/** The key of each act, as `KeyboardEvent.key` states it, in lower case. */
export type KeyMap = Readonly<Record<KeyAct, string>>;

/** What a keyboard has on it; a bump bar sends its keys as plain key presses as well. */
export const defaultKeys: KeyMap = {
  accept: "a",
  ready: "r",
  handOver: "h",
  undo: "u",
  open: "enter",
  search: "/",
  ticket1: "1",
  ticket2: "2",
  ticket3: "3",
  ticket4: "4",
  ticket5: "5",
  ticket6: "6",
  ticket7: "7",
  ticket8: "8",
  ticket9: "9",
};

/** Keys that lead through a page, leave a dialog, or only change what others do. */
const reserved = new Set([
  ...["tab", "escape", "shift", "control", "alt", "altgraph", "meta", "capslock", "numlock"],
  ...["dead", "unidentified", "process", "fn"],
]);

/** Whether a key can be the one of an act. */
export function isFreeKey(key: string): boolean {
  return !reserved.has(key);
}

/** The act of a key; undefined for one without. */
export function findAct(keys: KeyMap, key: string): KeyAct | undefined {
  return keyActs.find((act) => keys[act] === key);
}

const name = "console:store:keys";
const listeners = new Set<() => void>();
let current: KeyMap | null = null;

/** The keys of this device, whoever works with it. */
export const keyMap = {
  read(): KeyMap {
    current ??= readStored();
    return current;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change(act: KeyAct, key: string) {
    store({ ...keyMap.read(), [act]: key });
  },
  reset() {
    store(defaultKeys);
  },
};

function store(keys: KeyMap) {
  current = keys;
  localValues.write(name, JSON.stringify(keys));
  for (const listener of listeners) listener();
}

function readStored(): KeyMap {
  const stored = localValues.readJson(name);
  if (typeof stored !== "object" || stored === null) return defaultKeys;
  const known = Object.entries(stored).filter(
    ([act, key]) => act in defaultKeys && typeof key === "string",
  );
  return { ...defaultKeys, ...Object.fromEntries(known) };
}
