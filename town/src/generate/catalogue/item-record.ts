import type { LocalizedText } from "@errand/core/language";
import type {
  DemoItem,
  DemoOptionGroup,
  DemoReview,
  DemoStore,
} from "../../catalogue/catalogue.types.ts";
import { photoOf } from "../../pictures/drawn-picture.ts";
import { categories } from "./categories.ts";
import { commonConditions } from "./pharmacy/pharmacy-items.ts";
import { brands } from "./shops/shop-items.ts";

/**
 * Returns an item as a row of a catalogue file: the fields of `npm run import -- catalogue` without
 * default values. Dates depend on the day of the import, so that `added_days_ago` and `days_ago`
 * replace `on_sale_since` and `written_at`.
 */
export function itemRecord(item: DemoItem, store: DemoStore): Record<string, unknown> {
  const hasVariations = item.variations.length > 0;
  return withoutEmpty({
    store: store.slug,
    slug: item.slug,
    ...named("name", item.name),
    ...named("description", item.description),
    ...categoryFields(item.category),
    brand: brands.find(({ key }) => key === item.brand)?.name.en,
    common_condition: commonConditions.find(({ key }) => key === item.commonCondition)?.name.en,
    price: hasVariations ? null : item.price / 100,
    discount: item.discount?.kind === "percent" ? item.discount.value : null,
    discount_amount: item.discount?.kind === "amount" ? item.discount.value / 100 : null,
    stock: hasVariations ? null : item.stock,
    ...named("unit", item.unit),
    pictures: item.pictures,
    ...listed("tags", item.tags),
    ...listed("generic_names", item.genericNames),
    ...listed("nutrition", item.nutrition),
    ...listed("allergies", item.allergens),
    veg: item.isVeg ? null : false,
    organic: item.isOrganic || null,
    halal: item.isHalal || null,
    basic: item.isBasic || null,
    prescription_required: item.needsPrescription || null,
    recommended: item.isRecommended || null,
    maximum_cart_quantity: item.maximumCartQuantity,
    available_from: item.availableFrom,
    available_until: item.availableUntil,
    option_groups: item.foodVariations.map(optionGroup),
    add_ons: item.addOns.map((addOn) => ({ name: store.addOns[addOn]?.name.en })),
    ...variationFields(item),
    ...sizeGuideField(item),
    returns_days: item.returnsDays,
    weight_step: item.weightStep,
    goes_with: item.goesWith,
    sold_lately: item.soldLately || null,
    added_days_ago: item.addedDaysAgo,
    customer_reviews: item.reviews.map((review) => reviewRecord(review, item)),
  });
}

type Fields = Record<string, unknown>;

/** Removes empty fields, which are equivalent to missing ones. */
function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Returns the fields of a text and, if it differs, of its French version. */
function named(field: string, text: LocalizedText | null): Fields {
  if (text === null) return {};
  return { [field]: text.en, ...(text.fr !== text.en && { [`${field}_fr`]: text.fr }) };
}

function listed(field: string, texts: LocalizedText[]): Fields {
  const isSame = texts.every(({ en, fr }) => en === fr);
  return {
    [field]: texts.map(({ en }) => en),
    ...(!isSame && { [`${field}_fr`]: texts.map(({ fr }) => fr) }),
  };
}

function categoryFields(key: string): Fields {
  const category = categories.find((known) => known.key === key);
  const parent = categories.find((known) => known.key === category?.parent);
  return parent
    ? { category: parent.name.en, sub_category: category?.name.en }
    : { category: category?.name.en };
}

function optionGroup({ name, type, min, max, required, values }: DemoOptionGroup): Fields {
  return withoutEmpty({
    ...named("name", name),
    type: type === "single" ? null : type,
    min: min || null,
    max: max === 1 ? null : max,
    required: required || null,
    values: values.map(({ label, price }) =>
      withoutEmpty({ ...named("label", label), price: price / 100 || null }),
    ),
  });
}

function variationFields({ choices, variations }: DemoItem): Fields {
  return {
    variation_choices: choices.map(({ title, options, pictures }) => ({
      ...named("title", title),
      ...listed("options", options),
      ...(pictures && { pictures }),
    })),
    variation_prices: variations.map(({ options, price, stock }) => ({
      options: options.map((option, index) => choices[index]?.options[option]?.en),
      price: price / 100,
      stock,
    })),
  };
}

function sizeGuideField({ sizeGuide }: DemoItem): Fields {
  if (sizeGuide === null) return {};
  return { size_guide: { ...listed("columns", sizeGuide.columns), rows: sizeGuide.rows } };
}

/** One in this many reviews with a comment has photos. */
const photoEvery = 5;

function reviewRecord(review: DemoReview, { pictures }: DemoItem): Fields {
  const { customer, rating, comment, reply, daysAgo } = review;
  return withoutEmpty({
    customer,
    rating,
    comment: comment?.en,
    comment_fr: comment?.fr,
    reply: reply?.en,
    reply_fr: reply?.fr,
    pictures: comment && daysAgo % photoEvery === 0 ? pictures.slice(0, 2).map(photoOf) : [],
    days_ago: daysAgo,
  });
}
