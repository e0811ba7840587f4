import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { type FoodChoice, stores } from "../catalog/catalog.tables.ts";
import { addItem, type ItemOverrides, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { addGuest, cartOf } from "./testing.ts";

const both = (en: string, fr: string) => ({ en, fr });

export const size: FoodChoice = {
  id: "size",
  name: both("Size", "Taille"),
  type: "single",
  min: 1,
  max: 1,
  required: true,
  values: [
    { id: "small", label: both("Small", "Petite"), price: minor(0) },
    { id: "large", label: both("Large", "Grande"), price: minor(250) },
  ],
};

export const extras: FoodChoice = {
  id: "extras",
  name: both("Extras", "Garnitures"),
  type: "multi",
  min: 1,
  max: 2,
  required: false,
  values: [
    { id: "olives", label: both("Olives", "Olives"), price: minor(50) },
    { id: "capers", label: both("Capers", "Câpres"), price: minor(75) },
    { id: "basil", label: both("Basil", "Basilic"), price: minor(0) },
  ],
};

/** The options of a food group in a request. */
export const choose = (name: string, ...label: string[]) => ({ name, values: { label } });

export const errorResponse = (code: string, status: number, data?: unknown) => ({
  status,
  body: { errors: [data ? { code, data } : { code }] },
});

/** Two food stores and a grocery with items at 10.00, and carts of new guests. */
export async function startCartTest() {
  const api = await startTestApi();
  const { db, ask, setNow } = api;
  const seeded = await seedShop(db);
  const [foodStore = 0, otherFoodStore = 0] = seeded.food.storeIds;
  const [shelf = 0] = seeded.grocery.storeIds;

  return {
    ...api,
    seeded,
    foodStore,
    otherFoodStore,
    shelf,
    /** Food without any choices. */
    loaf: (changes: ItemOverrides = {}) => addItem(db, { storeId: foodStore, ...changes }),
    /** Food with a required size and up to two extras. */
    pizza: (changes: ItemOverrides = {}) =>
      addItem(db, { storeId: foodStore, foodChoices: [size, extras], ...changes }),
    soap: (changes: ItemOverrides = {}) => addItem(db, { storeId: shelf, ...changes }),
    /** Three red ones at 15.00, five blue ones at 17.00. */
    shirt: () =>
      addItem(db, {
        storeId: shelf,
        choices: [
          {
            title: both("Colour", "Couleur"),
            options: [both("Red", "Rouge"), both("Blue", "Bleu")],
          },
        ],
        variations: [
          { type: both("Red", "Rouge"), price: minor(1500), stock: 3 },
          { type: both("Blue", "Bleu"), price: minor(1700), stock: 5 },
        ],
      }),
    changeStore: (id: number, changes: Partial<typeof stores.$inferInsert>) =>
      db.update(stores).set(changes).where(eq(stores.id, id)),
    /** Carts of a new guest and of another one, at the present time. */
    ctx: async () => {
      setNow(null);
      const guest = await addGuest(db);
      return {
        food: cartOf(ask, guest, seeded.food.moduleId),
        grocery: cartOf(ask, guest, seeded.grocery.moduleId),
        otherGuest: cartOf(ask, await addGuest(db), seeded.food.moduleId),
      };
    },
  };
}
