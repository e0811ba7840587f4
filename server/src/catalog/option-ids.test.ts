import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { type FoodChoiceDraft, withOptionIds } from "./option-ids.ts";

const both = (en: string, fr: string) => ({ en, fr });
const group = (en: string, fr: string, ...labels: [string, string][]): FoodChoiceDraft => ({
  name: both(en, fr),
  type: "single",
  min: 1,
  max: 1,
  required: true,
  values: labels.map(([en, fr]) => ({ label: both(en, fr), price: minor(0) })),
});
const size = group("Size", "Taille", ["Small", "Petite"], ["Large", "Grande"]);
const current = withOptionIds([size]);
const [currentSize] = current;
const [small, large] = currentSize?.values.map(({ id }) => id) ?? [];
const optionIds = (draft: FoodChoiceDraft) =>
  withOptionIds([draft], current)[0]?.values.map(({ id }) => id);

test("assigns a unique id to every group and option", () => {
  const groups = withOptionIds([size, size]);
  const ids = groups.flatMap(({ id, values }) => [id, ...values.map((value) => value.id)]);
  expect(new Set(ids).size).toBe(6);
});

test("keeps all ids when the same groups are written again", () => {
  expect(withOptionIds([size], current)).toEqual(current);
});

test.each<[string, FoodChoiceDraft, (string | undefined)[]]>([
  [
    "whose English label changes",
    group("Size", "Taille", ["Little", "Petite"], ["Large", "Grande"]),
    [small, large],
  ],
  [
    "whose French label changes",
    group("Size", "Taille", ["Small", "Mini"], ["Large", "Grande"]),
    [small, large],
  ],
  ["that moves", group("Size", "Taille", ["Large", "Grande"], ["Small", "Petite"]), [large, small]],
  [
    "of a group whose English name changes",
    group("How big", "Taille", ["Small", "Petite"], ["Large", "Grande"]),
    [small, large],
  ],
])("keeps the id of an option %s", (_case, draft, ids) => {
  expect(optionIds(draft)).toEqual(ids);
});

test("matches English labels before French ones", () => {
  const crossed = group("Size", "Taille", ["Medium", "Petite"], ["Small", "Moyenne"]);
  const [medium, same] = optionIds(crossed) ?? [];
  expect(same).toBe(small);
  expect([small, large]).not.toContain(medium);
});

test("assigns a new id to an option with two new labels, even at the same position", () => {
  const [first, second] =
    optionIds(group("Size", "Taille", ["Tiny", "Mini"], ["Large", "Grande"])) ?? [];
  expect(first).not.toBe(small);
  expect(second).toBe(large);
});

test("does not match labels that were never translated", () => {
  const untranslated = withOptionIds([group("Size", "Taille", ["Small", ""])]);
  const [next] = withOptionIds([group("Size", "Taille", ["Huge", ""])], untranslated);
  expect(next?.values[0]?.id).not.toBe(untranslated[0]?.values[0]?.id);
});
