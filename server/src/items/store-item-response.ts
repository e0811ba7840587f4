import {
  findLastingEnd,
  findOptionEnd,
  type OptionRef,
} from "@errand/core/catalog/sold-out-options";
import type { StoreItem } from "@errand/core/items/store-items.types";
import type { LocalizedText } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { flagOf } from "@errand/core/values";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { type FoodChoice, items, tags } from "../catalog/catalog.tables.ts";
import { type ItemOffer, readOffers } from "../catalog/offers.data.ts";
import { discountValue } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { optionPictures } from "./option-pictures.ts";

/** Items as their store sees and maintains them. */

/** The items of a store that it has not deleted. */
export function isOfStore(storeId: number): SQL | undefined {
  return and(eq(items.storeId, storeId), isNull(items.deletedAt));
}

export interface StoreItemOptions {
  url: string;
  now: Date;
}

/** The items of these ids, in their order. */
export async function readStoreItems(
  db: Database,
  ids: number[],
  options: StoreItemOptions,
): Promise<StoreItem[]> {
  if (ids.length === 0) return [];
  const offers = await readOffers(db, ids, options.now);
  // Not from a cache: the transaction may just have created one.
  const tags = await readTagsOf(db, offers);
  const byId = new Map(offers.map((offer) => [offer.item.id, toStoreItem(offer, tags, options)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readTagsOf(db: Database, offers: ItemOffer[]): Promise<Map<number, LocalizedText>> {
  const ids = offers.flatMap(({ item }) => item.tagIds);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(tags).where(inArray(tags.id, ids));
  return new Map(rows.map(({ id, tag }) => [id, tag]));
}

const toWord = ({ en, fr }: LocalizedText) => ({ name: en, name_fr: fr });

function toStoreItem(
  { item, stock, variations, addOns }: ItemOffer,
  tags: Map<number, LocalizedText>,
  { url, now }: StoreItemOptions,
): StoreItem {
  const { soldOutUntil } = item;
  const toEnd = (option: OptionRef) => {
    const end = findOptionEnd(item.soldOutOptions, option, now);
    return end === null ? {} : { sold_out_until: end };
  };
  return {
    id: item.id,
    slug: item.slug,
    sku: item.sku,
    name: item.name.en,
    name_fr: item.name.fr,
    description: item.description.en,
    description_fr: item.description.fr,
    unit: item.unit?.en ?? null,
    unit_fr: item.unit?.fr ?? null,
    category_id: item.categoryId,
    sub_category_id: item.subCategoryId,
    brand_id: item.brandId,
    common_condition_id: item.commonConditionId,
    sold_by: item.weightStep === null ? "piece" : "weight",
    weight_step: item.weightStep,
    price: fromMinor(item.price),
    discount: discountValue(item),
    discount_type: item.discountKind,
    stock,
    images: item.images,
    images_full_url: item.images.map((name) => pictureUrl(url, name)),
    tags: item.tagIds.flatMap((id) => tags.get(id) ?? []).map(toWord),
    generic_names: item.genericNames.map(toWord),
    nutrition: item.nutrition.map(toWord),
    allergies:
      item.allergens === null && item.allergies.length === 0 ? null : item.allergies.map(toWord),
    veg: flagOf(item.veg),
    organic: flagOf(item.organic),
    halal: flagOf(item.halal),
    basic: flagOf(item.basic),
    prescription_required: flagOf(item.prescriptionRequired),
    recommended: flagOf(item.recommended),
    active: flagOf(item.active),
    maximum_cart_quantity: item.maximumCartQuantity,
    available_from: item.availableFrom,
    available_until: item.availableUntil,
    size_guide: item.sizeGuide && {
      columns: item.sizeGuide.columns.map(toWord),
      rows: item.sizeGuide.rows,
    },
    returns_days: item.returnsDays,
    goes_with: item.goesWith,
    sold_out_until: soldOutUntil && now < soldOutUntil ? soldOutUntil.toISOString() : null,
    option_groups: item.foodChoices.map((choice) => toGroup(choice, toEnd)),
    add_ons: addOns.map(({ id, name, price, soldOutUntil: stated }) => {
      const end = findLastingEnd(stated, now);
      return {
        id,
        ...toWord(name),
        price: fromMinor(price),
        ...(end !== null && { sold_out_until: end }),
      };
    }),
    variation_choices: item.choices.map((choice) => ({
      title: choice.title.en,
      title_fr: choice.title.fr,
      options: choice.options.map(({ en }) => en),
      options_fr: choice.options.map(({ fr }) => fr),
      pictures: optionPictures(choice, item.images),
    })),
    variations: variations.map(({ id, type, price, stock }) => ({
      id,
      type: type.en,
      type_fr: type.fr,
      price: fromMinor(price),
      stock,
      ...toEnd({ variationId: id }),
    })),
  };
}

function toGroup(
  { id, name, type, min, max, required, values }: FoodChoice,
  toEnd: (option: OptionRef) => { sold_out_until?: string },
) {
  return {
    ...{ id, type, min, max },
    ...toWord(name),
    required: flagOf(required),
    values: values.map((value) => ({
      id: value.id,
      label: value.label.en,
      label_fr: value.label.fr,
      price: fromMinor(value.price),
      ...toEnd({ groupId: id, optionId: value.id }),
    })),
  };
}
