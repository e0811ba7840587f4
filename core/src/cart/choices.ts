import type { Minor } from "../money.ts";

/** What can be chosen of a food item: one group, such as the size or the extras. */
export interface ChoiceGroup {
  name: string;
  type: "single" | "multi";
  /** How many labels a group of type `multi` takes once one is chosen. */
  min: number;
  max: number;
  required: boolean;
  values: { label: string; price: Minor }[];
}

/** An item as far as choosing goes: food has groups, the others may have variations. */
export interface Choosable {
  price: Minor;
  groups: ChoiceGroup[];
  variations: { type: string; price: Minor }[];
}

/** Labels chosen in one group, or the one variation. */
export type Choice = { name: string; labels: string[] } | { type: string };

export type ChoiceProblem =
  /** A required group without a choice. */
  | { kind: "missing"; name: string }
  /** More or fewer labels than the group takes. */
  | { kind: "count"; name: string; min: number; max: number }
  /** A group, label or variation the item does not have, or one that is named twice. */
  | { kind: "unknown"; name: string }
  /** The item comes in variations and none is chosen. */
  | { kind: "no_variation" };

/**
 * Everything that is wrong with the choices for an item, in the order of its groups; nothing when
 * they can be ordered. A group named without labels counts as not chosen. Names are compared as they
 * are, so item and choices must be in one language. Source: spec §5 Buy Now and cart, contract 2.8.
 */
export function choiceProblems(item: Choosable, choices: Choice[]): ChoiceProblem[] {
  return [...groupProblems(item.groups, choices), ...variationProblems(item.variations, choices)];
}

/** One piece of the item as chosen: without add-ons, before any discount. What is unknown adds nothing. */
export function unitPrice(item: Choosable, choices: Choice[]): Minor {
  const variation = item.variations.find(({ type }) =>
    choices.some((choice) => "type" in choice && choice.type === type),
  );
  return item.groups.reduce((sum, group) => {
    const labels = labelsOf(group.name, choices);
    const chosen = group.values.filter(({ label }) => labels.includes(label));
    return chosen.reduce((groupSum, { price }) => groupSum + price, sum);
  }, variation?.price ?? item.price);
}

function labelsOf(name: string, choices: Choice[]): string[] {
  return choices.flatMap((choice) =>
    "labels" in choice && choice.name === name ? choice.labels : [],
  );
}

function groupProblems(groups: ChoiceGroup[], choices: Choice[]): ChoiceProblem[] {
  const named = choices.filter((choice) => "labels" in choice);
  const strangers = named
    .map(({ name }) => name)
    .filter(
      (name, index, names) =>
        names.indexOf(name) !== index || !groups.some((group) => group.name === name),
    );
  return [
    ...groups.flatMap((group) => problemsOfGroup(group, labelsOf(group.name, named))),
    ...strangers.map((name) => ({ kind: "unknown" as const, name })),
  ];
}

function problemsOfGroup(group: ChoiceGroup, labels: string[]): ChoiceProblem[] {
  const { name } = group;
  if (labels.length === 0) return group.required ? [{ kind: "missing", name }] : [];
  const known = new Set(group.values.map(({ label }) => label));
  const strange = labels.filter(
    (label, index) => !known.has(label) || labels.indexOf(label) !== index,
  );
  if (strange.length > 0) return strange.map((label) => ({ kind: "unknown", name: label }));

  const [min, max] = group.type === "single" ? [1, 1] : [group.min, group.max];
  return labels.length < min || labels.length > max ? [{ kind: "count", name, min, max }] : [];
}

function variationProblems(
  variations: Choosable["variations"],
  choices: Choice[],
): ChoiceProblem[] {
  const chosen = choices.flatMap((choice) => ("type" in choice ? [choice.type] : []));
  const strange = chosen.filter(
    (type, index) => index > 0 || !variations.some((variation) => variation.type === type),
  );
  if (strange.length > 0) return strange.map((name) => ({ kind: "unknown", name }));
  return variations.length > 0 && chosen.length === 0 ? [{ kind: "no_variation" }] : [];
}
