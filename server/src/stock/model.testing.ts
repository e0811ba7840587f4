import type { Shortage, StockReservation } from "./reserve-stock.ts";
import type { StockLevel } from "./set-stock.ts";

/** A slow model of stock that does one action after the other, to compare the database with. */

export type Action =
  | { kind: "place"; order: number; lines: StockReservation[] }
  | { kind: "retry"; order: number }
  | { kind: "release"; order: number }
  | { kind: "set"; levels: StockLevel[] };

/** The shortages of an order; null for an action that the status of the order does not allow. */
export type Result = Shortage[] | null;

interface ModelOrder {
  lines: StockReservation[];
  isHeld: boolean;
}

export interface ModelState {
  /** By `keyOf`. */
  units: Map<string, { quantity: number; closed: boolean }>;
  orders: Map<number, ModelOrder>;
}

type UnitKey = Pick<StockLevel, "itemId" | "variationId" | "flashSaleId">;

export const keyOf = ({ itemId, variationId, flashSaleId }: UnitKey) =>
  `${itemId} ${variationId} ${flashSaleId}`;

/** Returns the state after the action, and its result. */
export function applyAction(
  state: ModelState,
  action: Action,
): { state: ModelState; result: Result } {
  const next: ModelState = {
    units: new Map([...state.units].map(([key, unit]) => [key, { ...unit }])),
    orders: new Map(state.orders),
  };
  if (action.kind === "set") {
    setLevels(next, action.levels);
    return { state: next, result: [] };
  }
  const order = next.orders.get(action.order);
  if (action.kind === "release") {
    if (!order?.isHeld) return { state: next, result: null };
    for (const [key, quantity] of neededBy(order.lines)) {
      const unit = next.units.get(key);
      if (unit) unit.quantity += quantity;
    }
    next.orders.set(action.order, { ...order, isHeld: false });
    return { state: next, result: [] };
  }
  const lines = action.kind === "place" ? action.lines : order?.lines;
  if (!lines || (action.kind === "place" ? order : order?.isHeld))
    return { state: next, result: null };
  const needed = neededBy(lines);
  const shortages = shortagesIn(next, needed);
  if (shortages.length > 0) return { state: next, result: shortages };
  for (const [key, quantity] of needed) {
    const unit = next.units.get(key);
    if (unit) unit.quantity -= quantity;
  }
  next.orders.set(action.order, { lines, isHeld: true });
  return { state: next, result: [] };
}

/** The levels of an item are complete: its other units close. */
function setLevels({ units }: ModelState, levels: StockLevel[]) {
  const named = new Map(levels.map((level) => [keyOf(level), level.quantity]));
  const items = new Set(levels.map(({ itemId, flashSaleId }) => `${itemId} ${flashSaleId}`));
  for (const [key, unit] of units) {
    const [itemId, , flashSaleId] = key.split(" ");
    if (!items.has(`${itemId} ${flashSaleId}`)) continue;
    unit.quantity = named.get(key) ?? 0;
    unit.closed = !named.has(key);
  }
  for (const [key, quantity] of named) units.set(key, { quantity, closed: false });
}

function neededBy(lines: StockReservation[]): Map<string, number> {
  const needed = new Map<string, number>();
  const add = (key: string, quantity: number) => needed.set(key, (needed.get(key) ?? 0) + quantity);
  for (const line of lines) {
    add(keyOf({ ...line, flashSaleId: null }), line.quantity);
    if (line.flashSaleId !== null) add(keyOf({ ...line, variationId: null }), line.quantity);
  }
  return needed;
}

function shortagesIn({ units }: ModelState, needed: Map<string, number>): Shortage[] {
  return [...needed].flatMap(([key, quantity]) => {
    const unit = units.get(key);
    const [itemId, variationId, flashSaleId] = key.split(" ");
    const isFood = !unit && variationId === "null" && flashSaleId === "null";
    const available = unit && !unit.closed ? unit.quantity : 0;
    if (isFood || available >= quantity) return [];
    return {
      itemId: Number(itemId),
      variationId: variationId === "null" ? null : Number(variationId),
      available,
    };
  });
}
