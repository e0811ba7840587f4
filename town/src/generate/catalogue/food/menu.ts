import type { LocalizedText } from "@errand/core/language";
import type { DemoStore } from "../../../catalogue/catalogue.types.ts";
import { joined, localized, sentence } from "../../../content/text-table.ts";
import type { Random } from "../../random.ts";
import { discountBy, type ItemDraft, nameOfRound, priceNear, rounds } from "../item-draft.ts";
import { cuisines, type Dish, dishesOf } from "./dish.ts";
import { dishPicture, tableOf } from "./dish-scene.ts";
import { allergensOf, canBeHalal, isVeg, nutritionOf } from "./ingredient.ts";
import { optionsOf, takesAddOns } from "./options.ts";
import { portions, remarks, simpleThings } from "./remarks.table.ts";

const windows: Record<string, [from: string, until: string]> = {
  breakfast: ["06:00:00", "11:30:00"],
  lunch: ["11:30:00", "15:00:00"],
};

/** Generates the menu of a restaurant: mostly the dishes of its cuisine, then shared ones. */
export function* menuOf(store: DemoStore, random: Random): Generator<ItemDraft> {
  const suits = (dish: Dish) =>
    (!store.halalTag || canBeHalal(dish.traits)) &&
    (store.nonVeg || isVeg(dish.traits)) &&
    (store.kind !== "vegan" || !/[DE]/.test(dish.traits));
  const isDayKitchen = store.kind === "bakery" || store.kind === "sweets";
  const own = dishesOf(store.kind).filter(suits);
  const shared = dishesOf("any")
    .filter(suits)
    .filter((dish) => !isDayKitchen || /^drinks-(soft|juice|hot)/.test(dish.category));
  const menu =
    store.size < own.length + shared.length
      ? chooseMenu(own, shared, store.size, random)
      : [...own, ...shared];
  for (const [dish, round] of rounds(menu, store.size, random)) {
    yield draftOf(dish, round, store, random);
  }
}

/**
 * Chooses a short menu: the classics, some timed dishes, about two thirds own dishes, the rest
 * drinks and desserts.
 */
function chooseMenu(own: Dish[], shared: Dish[], count: number, random: Random): Dish[] {
  const timed = own.filter((dish) => dish.served !== "");
  const classics = own.filter((dish) => dish.isClassic);
  const anyTime = own.filter((dish) => dish.served === "" && !dish.isClassic);
  const chosenTimed = random.some(timed, Math.ceil(count / 7));
  const mains = [
    ...classics,
    ...random.some(anyTime, Math.round(count * 0.7) - chosenTimed.length - classics.length),
  ];
  const rest = random.some(shared, count - chosenTimed.length - mains.length);
  const missing = count - chosenTimed.length - mains.length - rest.length;
  const more = anyTime.filter((dish) => !mains.includes(dish)).slice(0, missing);
  const chosen = new Set([...chosenTimed, ...mains, ...more]);
  return [...own.filter((dish) => chosen.has(dish)), ...rest];
}

function draftOf(dish: Dish, round: number, store: DemoStore, random: Random): ItemDraft {
  const price = priceNear(dish.price, random);
  const [from = null, until = null] = windows[dish.served] ?? [];
  return {
    name: nameOfRound(dish.name, portions, round),
    description: descriptionOf(dish, random),
    pictures: [dishPicture(dish, tableOf(store.slug))],
    category: dish.category,
    price,
    discount: discountBy(random, 0.12, price),
    maximumCartQuantity: dish.served === "lunch" ? 10 : null,
    tags: tagsOf(dish, store),
    nutrition: nutritionOf(dish.traits),
    allergens: allergensOf(dish.traits),
    isVeg: isVeg(dish.traits),
    isHalal: store.halalTag && canBeHalal(dish.traits),
    availableFrom: from,
    availableUntil: until,
    foodVariations: optionsOf(dish),
    addOns: takesAddOns(dish, store.kind) ? store.addOns.map((_, index) => index) : [],
    // Drinks and sides sell less than a kitchen's own dishes.
    ...(dish.cuisine === "any" && { soldLately: random.between(0, 20) }),
  };
}

/** Describes a dish by its ingredients, at times with a remark. */
function descriptionOf(dish: Dish, random: Random): LocalizedText {
  const simple = simpleThings[dish.category];
  if (simple && !dish.ingredients.en.includes(" and ")) return simple;
  const composition = sentence(dish.ingredients);
  const isPlain = !dish.ingredients.en.includes(" and ");
  const isDrink = dish.category.startsWith("drinks");
  return isPlain || (!isDrink && random.chance(0.45))
    ? joined([composition, random.pick(remarks)], " ")
    : composition;
}

function tagsOf(dish: Dish, store: DemoStore): LocalizedText[] {
  const tags = cuisines.filter(({ key }) => key === store.kind).map(({ name }) => name);
  if (isVeg(dish.traits)) tags.push(localized("Vegetarian", "Végétarien"));
  if (store.kind === "vegan") tags.push(localized("Vegan", "Végan"));
  if (store.halalTag && canBeHalal(dish.traits)) tags.push(localized("Halal"));
  if (/chilli|curry paste|harissa/.test(dish.ingredients.en))
    tags.push(localized("Spicy", "Épicé"));
  if (dish.served === "lunch") tags.push(localized("Lunch", "Midi"));
  if (dish.served === "breakfast") tags.push(localized("Breakfast", "Petit déjeuner"));
  return tags;
}
