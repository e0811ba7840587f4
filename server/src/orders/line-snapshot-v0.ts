import { type Minor, toMinor } from "@errand/core/money";
import { type OrderLineSnapshot, orderLineSnapshotV1 } from "@errand/core/orders/line-snapshot";
import * as z from "zod";
import { pictureNameOf } from "../pictures/picture-url.ts";

/**
 * The first snapshots: the API's item in both languages, with the columns that held the choices and the
 * add-ons of the line. Only what the present version needs is read.
 */

const { name: localizedText, store, addOns, moduleType } = orderLineSnapshotV1.shape;
const flag = z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1);
const chosen = z.object({ id: z.string(), label: localizedText });
const decimal = z.number().transform(toMinor);

const itemV0 = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  unit_type: z.string().nullable(),
  price: decimal,
  store_id: store.shape.id,
  store_slug: z.string(),
  store_name: z.string(),
  zone_id: store.shape.id,
  module_id: store.shape.id,
  module_type: moduleType,
  variations: z.array(z.object({ type: z.string(), price: decimal })),
  food_variations: z.array(
    z.object({
      name: z.string(),
      type: z.enum(["single", "multi"]),
      min: z.int(),
      max: z.int(),
      required: z.enum(["on", "off"]),
      values: z.array(z.object({ label: z.string(), optionPrice: decimal })),
    }),
  ),
  veg: flag,
  organic: flag,
  is_halal: flag,
  is_prescription_required: flag,
  isCampaignItem: z.boolean(),
  image_full_url: z.string().nullable(),
  images_full_url: z.array(z.string()),
});

export const orderLineSnapshotV0 = z.object({
  version: z.literal(0),
  en: itemV0,
  fr: itemV0,
  choices: z.array(
    z.union([
      z.object({ group: chosen, options: z.array(chosen) }),
      z.object({ variation: chosen }),
    ]),
  ),
  addOns,
});

type ChosenOption = z.output<typeof chosen>;
type SnapshotV0 = z.output<typeof orderLineSnapshotV0>;

export function upgradeV0({ en, fr, choices, addOns }: SnapshotV0): OrderLineSnapshot {
  const text = (name: "name" | "description" | "store_name") => ({ en: en[name], fr: fr[name] });
  const [variation] = choices.flatMap((choice) =>
    "variation" in choice ? [choice.variation] : [],
  );
  const pictures = [en.image_full_url, ...en.images_full_url].flatMap((url) => url ?? []);
  return {
    version: 1,
    slug: en.slug,
    name: text("name"),
    description: text("description"),
    unit: en.unit_type === null ? null : { en: en.unit_type, fr: fr.unit_type ?? en.unit_type },
    pictures: [...new Set(pictures.map(pictureNameOf))],
    store: { id: en.store_id, slug: en.store_slug, name: text("store_name") },
    zoneId: en.zone_id,
    moduleId: en.module_id,
    moduleType: en.module_type,
    price: en.price,
    variation: variation ? { ...variation, price: variationPrice(en, variation) } : null,
    groups: choices.flatMap((choice) => ("group" in choice ? groupOf(en, choice) : [])),
    addOns,
    veg: en.veg,
    organic: en.organic,
    halal: en.is_halal,
    prescription: en.is_prescription_required,
    campaign: en.isCampaignItem,
  };
}

function variationPrice({ variations, price }: SnapshotV0["en"], { label }: ChosenOption): Minor {
  return variations.find(({ type }) => type === label.en)?.price ?? price;
}

/** A group that the item no longer had when it was ordered is left out, as the first readers did. */
function groupOf(
  { food_variations }: SnapshotV0["en"],
  { group, options }: { group: ChosenOption; options: ChosenOption[] },
): OrderLineSnapshot["groups"] {
  const found = food_variations.find(({ name }) => name === group.label.en);
  if (!found) return [];
  const { type, min, max, required, values } = found;
  return [
    {
      ...group,
      type,
      min,
      max,
      required: required === "on",
      options: options.flatMap((option) => {
        const value = values.find(({ label }) => label === option.label.en);
        return value ? [{ ...option, price: value.optionPrice }] : [];
      }),
    },
  ];
}
