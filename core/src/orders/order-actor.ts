/**
 * Who changes an order: a person with a session, a payment, or a time limit (`clock`). The server
 * takes it from the session, never from a parameter.
 */
export type Actor =
  | { kind: "customer"; customerId: number }
  | { kind: "guest"; guestId: string }
  /** `staffId` is null without a session, as in the past orders of the demo. */
  | { kind: "store"; staffId: number | null; storeId: number }
  | { kind: "courier"; courierId: number }
  | { kind: "desk"; staffId: number | null }
  | { kind: "payment"; paymentId: number }
  | { kind: "clock" };

export const actorKinds = [
  "customer",
  "guest",
  "store",
  "courier",
  "desk",
  "payment",
  "clock",
] as const satisfies readonly Actor["kind"][];

export type ActorKind = (typeof actorKinds)[number];

/** Whom an order belongs to; null where it has no such party. */
export interface OrderParties {
  customerId: number | null;
  guestId: string | null;
  storeId: number | null;
  courierId: number | null;
}

/**
 * Whether the order is the actor's own. A payment names its order itself; desk and clock serve all
 * orders.
 */
export function isOwn(order: OrderParties, actor: Actor): boolean {
  switch (actor.kind) {
    case "customer":
      return order.customerId === actor.customerId;
    case "guest":
      return order.guestId === actor.guestId;
    case "store":
      return order.storeId === actor.storeId;
    case "courier":
      return order.courierId === actor.courierId;
    default:
      return true;
  }
}
