import type { StoreContract } from "@errand/core/contract.store";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { toNumber } from "../../../../console/office/numbers.ts";
import { flags, type ItemForm, toCombinations, type WordForm } from "./item-form.ts";

export type Stated = Partial<StoreContract["POST /store/items"]["input"]>;

/** What the API needs together, or refuses alone. */
const together: readonly (readonly (keyof Stated)[])[] = [
  ["name", "name_fr"],
  ["description", "description_fr"],
  ["unit", "unit_fr"],
  ["category_id", "sub_category_id"],
  ["discount", "discount_type"],
  ["sold_by", "weight_step"],
  ["available_from", "available_until"],
  ["variation_choices", "variations"],
];

/** An item as the editor states it. Invalid numbers have been refused before. */
export function toStated(form: ItemForm, type: ModuleType): Stated {
  const isFood = type === "food";
  const hasVariations = !isFood && form.variation_choices.length > 0;
  return {
    ...toWord(form),
    description: orNull(form.description),
    description_fr: orNull(form.description_fr || form.description),
    sku: orNull(form.sku),
    unit: orNull(form.unit),
    unit_fr: orNull(form.unit_fr || form.unit),
    ...(form.category_id !== null && { category_id: form.category_id }),
    sub_category_id: form.sub_category_id,
    brand_id: form.brand_id,
    common_condition_id: form.common_condition_id,
    discount: toNumber(form.discount) ?? 0,
    discount_type: form.discount_type,
    maximum_cart_quantity: toNumber(form.maximum_cart_quantity),
    available_from: toClock(form.available_from),
    available_until: toClock(form.available_until),
    images: form.images.map(({ name }) => name),
    nutrition: toWords(form.nutrition),
    allergies: form.allergy === "unknown" ? null : toWords(toAllergies(form)),
    ...Object.fromEntries(flags.map((flag) => [flag, toFlag(form[flag])])),
    add_ons: form.add_ons.map(({ id, price, ...word }) => ({
      ...(id !== undefined && { id }),
      ...toWord(word),
      price: toNumber(price) ?? 0,
    })),
    ...(!hasVariations && { price: toNumber(form.price) ?? 0 }),
    ...(isFood ? { option_groups: toGroups(form) } : toGoods(form, hasVariations)),
  };
}

function toGoods(form: ItemForm, hasVariations: boolean): Stated {
  const step = toNumber(form.weight_step);
  return {
    sold_by: form.sold_by,
    ...(form.sold_by === "weight" && step !== null && { weight_step: step }),
    ...(!hasVariations && { stock: toNumber(form.stock) ?? 0 }),
    variation_choices: form.variation_choices.map(({ name, name_fr, options }) => ({
      ...{ title: name.trim(), title_fr: (name_fr || name).trim() },
      options: options.map((option) => option.name.trim()),
      options_fr: options.map((option) => (option.name_fr || option.name).trim()),
    })),
    variations: toCombinations(form.variation_choices).map(({ key, options }) => {
      const { id, price, stock } = form.variations[key] ?? { price: "", stock: "" };
      return {
        ...(id !== undefined && { id }),
        options: options.map(({ name }) => name.trim()),
        price: toNumber(price) ?? 0,
        stock: toNumber(stock) ?? 0,
      };
    }),
  };
}

function toGroups({ option_groups }: ItemForm): NonNullable<Stated["option_groups"]> {
  return option_groups.map(({ id, type, required, min, max, values, ...word }) => ({
    ...(id !== undefined && { id }),
    ...toWord(word),
    type,
    required: toFlag(required),
    min: type === "single" ? toFlag(required) : (toNumber(min) ?? 0),
    max: type === "single" ? 1 : (toNumber(max) ?? values.length),
    values: values.map((value) => ({
      ...(value.id !== undefined && { id: value.id }),
      label: value.label.trim(),
      label_fr: (value.label_fr || value.label).trim(),
      price: toNumber(value.price) ?? 0,
    })),
  }));
}

function toAllergies({ allergy, allergies }: ItemForm): WordForm[] {
  return allergy === "some" ? allergies : [];
}

function toWords(words: readonly WordForm[]) {
  return words.map(toWord).filter(({ name }) => name !== "");
}

/** Without a French name the English one is shown. */
function toWord({ name, name_fr }: WordForm) {
  return { name: name.trim(), name_fr: (name_fr.trim() || name).trim() };
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** The clock time of a field, `09:30`, as the API has it. */
function toClock(text: string): string | null {
  return text === "" ? null : `${text}:00`;
}

/** What differs between two states of an item, with what must be stated beside it. */
export function toChanges(before: Stated, after: Stated): Stated {
  const names = Object.keys(after) as (keyof Stated)[];
  const isChanged = (name: keyof Stated) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const changed = new Set(names.filter(isChanged));
  for (const group of together) {
    if (group.some((name) => changed.has(name))) for (const name of group) changed.add(name);
  }
  const kept = names.filter((name) => changed.has(name)).map((name) => [name, after[name]]);
  return withoutKnownStock(before, Object.fromEntries(kept) as Stated);
}

/** Pieces that were sold meanwhile must not come back: a stock that is as it was is not stated. */
function withoutKnownStock(before: Stated, changes: Stated): Stated {
  if (!changes.variations) return changes;
  const known = new Map(before.variations?.map(({ id, stock }) => [id, stock]));
  return {
    ...changes,
    variations: changes.variations.map(({ stock, ...variation }) =>
      variation.id !== undefined && known.get(variation.id) === stock
        ? variation
        : { ...variation, stock },
    ),
  };
}

/** How many things are changed, as a person counts them. */
export function countChanges(before: Stated, after: Stated): number {
  const changed = new Set(Object.keys(toChanges(before, after)));
  const seconds = together.flatMap((group) => group.slice(1));
  return [...changed].filter((name) => !(seconds as string[]).includes(name)).length;
}

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
