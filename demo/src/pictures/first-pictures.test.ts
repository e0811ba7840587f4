import { addItem, addStore, seedShop } from "@errand/server/catalog/testing";
import type { Pictures } from "@errand/server/pictures/pictures";
import { startTestApi } from "@errand/server/testing";
import { expect, test } from "vitest";
import { drawFirstPictures } from "./first-pictures.ts";

const { api, db } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const storeId = await addStore(db, {
  ...{ moduleId: food.moduleId, zoneId, popularity: 90 },
  ...{ cover: "cover-bread", logo: "logo-bread" },
});
await addItem(db, { storeId, popularity: 10, images: ["dish-rye-oak"] });
await addItem(db, { storeId, popularity: 20, images: ["dish-soup-oak", "dish-soup-slate"] });
await addItem(db, { storeId, popularity: 30, images: [] });

test("draws covers and logos, then items, most popular first and one after the other", async () => {
  const drawn: string[] = [];
  let running = 0;
  const done = Promise.withResolvers<void>();
  const pictures: Pictures = {
    whenIdle: async () => {},
    async find(name, width) {
      expect(++running).toBe(1);
      await Promise.resolve();
      running--;
      if (drawn.push(`${name} ${width}`) === 4) done.resolve();
      return Buffer.from("");
    },
  };
  const drawing = drawFirstPictures(db, pictures, api.log);
  await done.promise;
  await drawing.stop();
  expect(drawn).toEqual([
    "cover-bread 480",
    "logo-bread 96",
    "dish-soup-oak 320",
    "dish-rye-oak 320",
  ]);
});

test("waits while visitors wait for pictures, and draws nothing more once stopped", async () => {
  const drawn: string[] = [];
  const waits = Promise.withResolvers<void>();
  const idle = Promise.withResolvers<void>();
  const drawing = drawFirstPictures(
    db,
    {
      whenIdle() {
        waits.resolve();
        return idle.promise;
      },
      async find(name) {
        drawn.push(name);
        return null;
      },
    },
    api.log,
  );
  await waits.promise;
  const stopped = drawing.stop();
  idle.resolve();
  await stopped;
  expect(drawn).toEqual([]);
});
