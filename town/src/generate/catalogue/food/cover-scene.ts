import { cell, listOf, tableRows } from "../../../content/text-table.ts";
import type { Surface } from "../../../pictures/dish/surfaces.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import { randomOf } from "../../random.ts";
import { type Dish, dishesOf } from "./dish.ts";
import { dishPicture, surfaces, tableOf } from "./dish-scene.ts";

/**
 * What a cover shows: name | cuisine | starts of categories or of dishes | words in the address of
 * stores that are known for it. The row without words is that of all other stores of the cuisine.
 */
const specialityTable = `
pizza | italian | pizza | pizzeria, pizza, forno
italian | italian | pizza, pasta |
burger | burger | burger |
bistro | bistro | bistro, starters-cold |
galettes | creperie | crepe-savoury | galettes
creperie | creperie | crepe |
breakfast | bakery | viennoiserie | fontaine, cafe
bakery | bakery | viennoiserie, breads, sandwiches |
oysters | seafood | Six oysters, Bowl of pink prawns, Mussels in | cabane
seafood | seafood | fish, shellfish, starters-cold |
sushi | japanese | sushi | sushi
ramen | japanese | ramen | ramen
japanese | japanese | sushi, ramen |
wok | chinese | wok | wok
chinese | chinese | wok, rice, starters |
indian | indian | curry, rice |
thai | thai | curry, wok |
banh-mi | vietnamese | sandwiches | banh
vietnamese | vietnamese | wok, starters-cold |
lebanese | lebanese | mezze, grill, sandwiches |
couscous | moroccan | couscous | couscous
moroccan | moroccan | couscous, tajines |
kebab-house | kebab | sandwiches | kebab
kebab | kebab | sandwiches, grill |
mexican | mexican | tacos, burritos |
poke | salads | poke | poke, bol, bols
salad | salads | salads | salade, salades
salads | salads | salads, poke |
ice-cream | sweets | desserts-ice | glacier
cakes | sweets | desserts-cakes | patisserie
sweets | sweets | desserts |
vegan | vegan | burger, curry, salads, poke |
rotisserie | rotisserie | grill |
`;

type Speciality = { name: string; cuisine: string; shown: string[]; words: string[] };

const specialities: Speciality[] = tableRows(specialityTable).map((row) => ({
  name: cell(row, 0),
  cuisine: cell(row, 1),
  shown: listOf(cell(row, 2)),
  words: listOf(row.cells[3]),
}));

/** Sides and drinks that a cover does not show. */
const beside = /chips|rings|naan|rice$|wings|coleslaw|pilaf/i;

const covers = 6;

/** Returns the cover of a restaurant: dishes that it is known for, on its table. */
export function coverPicture(cuisine: string, store: string): string {
  const words = store.split("-");
  const speciality = specialities.find(
    (row) =>
      row.cuisine === cuisine &&
      (row.words.length === 0 || row.words.some((word) => words.includes(word))),
  );
  if (!speciality) throw new Error(`no cover of a ${cuisine} restaurant`);
  return nameOf(speciality, tableOf(store), randomOf("cover", store).between(1, covers));
}

const nameOf = ({ name }: Speciality, surface: Surface, number: number) =>
  `cover-${name}-${surface}-${number}`;

/** Yields the scenes of the covers of all kitchens. */
export function* coverScenes(): Generator<NamedScene> {
  for (const speciality of specialities) {
    const dishes = dishesOf(speciality.cuisine).filter((dish) => isShown(dish, speciality));
    for (const surface of surfaces) {
      for (let number = 1; number <= covers; number++) {
        const chosen = randomOf(speciality.name, number).some(dishes, 3);
        yield {
          name: nameOf(speciality, surface, number),
          scene: {
            kind: "cover",
            surface,
            dishes: chosen.map((dish) => dishPicture(dish, surface)),
          },
        };
      }
    }
  }
}

function isShown({ category, served, name }: Dish, { shown }: Speciality): boolean {
  return (
    served === "" &&
    !beside.test(name.en) &&
    shown.some((start) => category.startsWith(start) || name.en.startsWith(start))
  );
}
