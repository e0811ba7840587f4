import type { ErrorKey } from "../errors.ts";
import { type Actor, type ActorKind, isOwn, type OrderParties } from "./order-actor.ts";

/**
 * Whether a change is possible where its status and the actor allow it. `false` refuses it with the
 * error that the table has for all else, an error key with a reason of its own.
 */
export type Condition<Facts, Refusal> = (facts: Facts, now: number) => boolean | Refusal;

export interface Transition<Status, Facts, Refusal> {
  from: readonly Status[];
  to: Status;
  by: Partial<Record<ActorKind, Condition<Facts, Refusal>>>;
}

/** Who may change what is sold, and when: a table for each kind of sale. */
export interface TransitionTable<
  Status extends string,
  Facts extends OrderParties & { status: Status },
  Refusal extends ErrorKey,
> {
  transitions: readonly Transition<Status, Facts, Refusal>[];
  /** The error (404) of what is not the actor's own. */
  notFound: Refusal;
  /** The error (409) of a change that the table does not have. */
  notPossible: Refusal;
}

/**
 * Returns why an actor of this kind may not make the change now; null when one may. Where several
 * rows are about the change, one that allows it is enough.
 */
export function findRefusal<
  Status extends string,
  Facts extends OrderParties & { status: Status },
  Refusal extends ErrorKey,
>(
  { transitions, notPossible }: TransitionTable<Status, Facts, Refusal>,
  facts: Facts,
  to: Status,
  by: ActorKind,
  now: number,
): Refusal | null {
  const answers = transitions
    .filter((transition) => transition.to === to && transition.from.includes(facts.status))
    .map((transition) => transition.by[by]?.(facts, now) ?? false);
  if (answers.includes(true)) return null;
  return answers.find((answer) => typeof answer === "string") ?? notPossible;
}

/**
 * Why the actor may not make the change now: the table's error for what is not the actor's own, or
 * that of `findRefusal`; null when they may.
 */
export function findTransitionError<
  Status extends string,
  Facts extends OrderParties & { status: Status },
  Refusal extends ErrorKey,
>(
  table: TransitionTable<Status, Facts, Refusal>,
  facts: Facts,
  to: Status,
  actor: Actor,
  now: Date,
): Refusal | null {
  if (!isOwn(facts, actor)) return table.notFound;
  return findRefusal(table, facts, to, actor.kind, now.getTime());
}
