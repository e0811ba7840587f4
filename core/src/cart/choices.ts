import { type Minor, sumOf } from "../money.ts";

/**
 * A group of options of a food item, such as the size or the extras. On the server, ids are those
 * of the database; the API sends none, so in the browser the label is the id.
 */
export interface OptionGroup {
  id: string;
  type: "single" | "multi";
  /** How many options a group of type `multi` takes once one is chosen. */
  min: number;
  max: number;
  required: boolean;
  options: { id: string; price: Minor }[];
}

/** The options of an item: food has groups, other items may have variations. */
export interface Choosable {
  price: Minor;
  groups: OptionGroup[];
  variations: { id: string; price: Minor }[];
}

/** The options chosen in one group, or the one variation. */
export type Choice = { groupId: string; optionIds: string[] } | { variationId: string };

export type ChoiceProblem =
  /** A required group without a choice. */
  | { kind: "missing"; groupId: string }
  /** More or fewer options than the group takes. */
  | { kind: "count"; groupId: string; min: number; max: number }
  /** A group, option or variation that the item does not have, or that is chosen twice. */
  | { kind: "unknown"; id: string }
  /** The item comes in variations and none is chosen. */
  | { kind: "no_variation" };

/**
 * Returns every problem of the choices for an item, in the order of its groups; an empty list when
 * they can be ordered. A group without options counts as not chosen. Source: spec §5, Buy Now and
 * cart, contract 2.8.
 */
export function choiceProblems(item: Choosable, choices: Choice[]): ChoiceProblem[] {
  return [...groupProblems(item.groups, choices), ...variationProblems(item.variations, choices)];
}

/**
 * Returns the price of one piece with its options, before discounts and without add-ons. Unknown
 * options add nothing.
 */
export function unitPrice(item: Choosable, choices: Choice[]): Minor {
  const variation = item.variations.find(({ id }) =>
    choices.some((choice) => "variationId" in choice && choice.variationId === id),
  );
  const options = item.groups.flatMap((group) => {
    const chosenIds = optionIdsOf(group.id, choices);
    return group.options.filter(({ id }) => chosenIds.includes(id));
  });
  return sumOf([variation?.price ?? item.price, ...options.map(({ price }) => price)]);
}

export function optionIdsOf(groupId: string, choices: Choice[]): string[] {
  return choices.flatMap((choice) =>
    "optionIds" in choice && choice.groupId === groupId ? choice.optionIds : [],
  );
}

function groupProblems(groups: OptionGroup[], choices: Choice[]): ChoiceProblem[] {
  const chosenGroups = choices.filter((choice) => "optionIds" in choice);
  const unknown = chosenGroups
    .map(({ groupId }) => groupId)
    .filter(
      (id, index, ids) => ids.indexOf(id) !== index || !groups.some((group) => group.id === id),
    );
  return [
    ...groups.flatMap((group) => problemsOfGroup(group, optionIdsOf(group.id, chosenGroups))),
    ...unknown.map((id) => ({ kind: "unknown" as const, id })),
  ];
}

function problemsOfGroup(group: OptionGroup, optionIds: string[]): ChoiceProblem[] {
  const { id: groupId } = group;
  if (optionIds.length === 0) return group.required ? [{ kind: "missing", groupId }] : [];
  const known = new Set(group.options.map(({ id }) => id));
  const unknown = optionIds.filter(
    (id, index) => !known.has(id) || optionIds.indexOf(id) !== index,
  );
  if (unknown.length > 0) return unknown.map((id) => ({ kind: "unknown", id }));

  const [min, max] = group.type === "single" ? [1, 1] : [group.min, group.max];
  const isCountRight = optionIds.length >= min && optionIds.length <= max;
  return isCountRight ? [] : [{ kind: "count", groupId, min, max }];
}

function variationProblems(
  variations: Choosable["variations"],
  choices: Choice[],
): ChoiceProblem[] {
  const chosen = choices.flatMap((choice) => ("variationId" in choice ? [choice.variationId] : []));
  const unknown = chosen.filter(
    (chosenId, index) => index > 0 || !variations.some(({ id }) => id === chosenId),
  );
  if (unknown.length > 0) return unknown.map((id) => ({ kind: "unknown", id }));
  return variations.length > 0 && chosen.length === 0 ? [{ kind: "no_variation" }] : [];
}
