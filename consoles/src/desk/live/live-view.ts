import type {
  Exception,
  Live,
  LiveCourier,
  LiveOrder,
} from "@errand/core/store-desk/desk-live.contract";
import type { ExceptionKind } from "@errand/core/store-desk/exceptions";

/** Minutes before the promised time in which an order is at risk. */
const riskMinutes = 5;
/** Minutes in which it is due: an order for this evening is expected when it is promised. */
const nearMinutes = 45;
const minute = 60_000;

/** An exception with what it is about, where that is among what is shown. */
export interface Trouble {
  exception: Exception;
  order: LiveOrder | null;
  courier: LiveCourier | null;
}

/** The town, sorted for the screen. */
export interface LiveView {
  troubles: Record<ExceptionKind, Trouble[]>;
  /** On time, but hardly: with the minutes that are left. */
  atRisk: { order: LiveOrder; minutesLeft: number }[];
  onTime: number;
  couriers: Map<number, LiveCourier>;
}

export function toLiveView(live: Live): LiveView {
  const orders = new Map(live.orders.map((order) => [order.id, order]));
  const couriers = new Map(live.couriers.map((courier) => [courier.id, courier]));
  const troubles: LiveView["troubles"] = {
    ...{ not_accepted: [], no_courier: [], late: [] },
    ...{ courier_silent: [], money: [], cash_limit: [] },
  };
  for (const exception of live.exceptions) {
    const order = orders.get(exception.order_id ?? 0) ?? null;
    const courier = couriers.get(exception.courier_id ?? 0) ?? null;
    troubles[exception.kind].push({ exception, order, courier });
  }
  troubles.late.sort((a, b) => (b.exception.minutes ?? 0) - (a.exception.minutes ?? 0));
  const inTrouble = new Set(live.exceptions.map(({ order_id }) => order_id));
  const others = live.orders.filter(({ id }) => !inTrouble.has(id));
  const atRisk = others
    .flatMap((order) => {
      const isNear = Date.parse(order.due_at) - Date.parse(live.at) < nearMinutes * minute;
      const minutesLeft = isNear ? minutesUntilDue(order) : null;
      return minutesLeft === null || minutesLeft > riskMinutes ? [] : [{ order, minutesLeft }];
    })
    .toSorted((a, b) => a.minutesLeft - b.minutesLeft);
  return { troubles, atRisk, onTime: others.length - atRisk.length, couriers };
}

/** From when an order is expected to when it was promised; null while nothing is expected. */
function minutesUntilDue({ expected_at, due_at }: LiveOrder): number | null {
  if (expected_at === null) return null;
  return Math.round((Date.parse(due_at) - Date.parse(expected_at)) / minute);
}
