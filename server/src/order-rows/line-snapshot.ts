import { optionsInType } from "@errand/core/items/variation-type";
import { type OrderLineSnapshot, orderLineSnapshotV1 } from "@errand/core/orders/line-snapshot";
import type { EvaluatedLine } from "../cart/evaluate-lines.ts";

/** A stored snapshot. Throws for one that no version wrote. */
export function readSnapshot(stored: unknown): OrderLineSnapshot {
  return orderLineSnapshotV1.parse(stored);
}

/** The pictures of an item, those of the chosen variation first. */
function picturesOf(
  { images, choices }: EvaluatedLine["item"],
  variation: EvaluatedLine["variation"],
): string[] {
  const named = choices.map(({ options }) => ({ options: options.map(({ en }) => en) }));
  const chosen = variation ? optionsInType(variation.type.en, named) : [];
  const own = choices.flatMap(({ pictures }, index) => {
    const position = named[index]?.options.indexOf(chosen[index] ?? "") ?? -1;
    return pictures?.[position]?.flatMap((picture) => images[picture] ?? []) ?? [];
  });
  return [...new Set([...own, ...images])];
}

/** What an order keeps of a line. */
export function toLineSnapshot({
  item,
  store,
  moduleType,
  choices,
  variation,
  chosenAddOns,
}: EvaluatedLine): OrderLineSnapshot {
  return {
    version: 1,
    slug: item.slug,
    name: item.name,
    description: item.description,
    unit: item.unit,
    pictures: picturesOf(item, variation),
    store: { id: store.id, slug: store.slug, name: store.name },
    zoneId: item.zoneId,
    moduleId: item.moduleId,
    moduleType,
    price: item.price,
    variation: variation && {
      id: String(variation.id),
      label: variation.type,
      price: variation.price,
    },
    groups: choices.flatMap((choice) => {
      if ("variation" in choice) return [];
      const group = item.foodChoices.find(({ id }) => id === choice.group.id);
      if (!group) return [];
      const { id, name, type, min, max, required, values } = group;
      const chosen = new Set(choice.options.map((option) => option.id));
      const options = values.filter((value) => chosen.has(value.id));
      return [{ id, label: name, type, min, max, required, options }];
    }),
    addOns: chosenAddOns,
    veg: item.veg,
    organic: item.organic,
    halal: item.halal,
    prescription: item.prescriptionRequired,
    campaign: item.campaignStarts !== null,
  };
}
