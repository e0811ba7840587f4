import { afterAll, beforeAll, expect, test } from "vitest";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const daily = (opening_time: string, closing_time: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }));
const named = (en: string, fr: string) => ({ name: { en, fr } });

beforeAll(async () => {
  // A Monday, 14:00 in Paris.
  setNow(new Date("2026-03-02T13:00:00Z"));
  const couscous = named("Couscous", "Couscous");
  const stores = [
    { ...named("Evening", "Soir"), schedules: daily("18:00:00", "23:00:00") },
    { ...named("Tea time", "Goûter"), schedules: daily("16:30:00", "19:00:00") },
    { ...named("Morning", "Matin"), schedules: daily("08:00:00", "11:00:00") },
    { ...named("Paused", "En pause"), schedules: daily("17:00:00", "23:00:00"), active: false },
  ];
  for (const store of stores) {
    const storeId = await addStore(db, { moduleId, zoneId, ...store });
    await addItem(db, { storeId, ...couscous });
  }
  const [always] = food.storeIds;
  await addItem(db, {
    storeId: always,
    ...named("Tagine", "Tajine"),
    availableFrom: "19:00:00",
    availableUntil: "22:00:00",
  });
  await changes.flushed();
});
afterAll(() => setNow(null));

const later = async (name: string, filter: string[], language = "en") => {
  const headers = { "X-localization": language };
  const { body } = await ask("GET /items/search", { name, filter }, { ...here, headers });
  return body.later_today?.map(({ store_name, from }) => [store_name, from]);
};

test("names the stores that open later the same day, the earliest first", async () => {
  expect(await later("couscous", ["currently_open"])).toEqual([
    ["Tea time", "16:30:00"],
    ["Evening", "18:00:00"],
  ]);
  expect(await later("couscous", ["available_now", "low"], "fr")).toEqual([
    ["Goûter", "16:30:00"],
    ["Soir", "18:00:00"],
  ]);
});

test("names the open store of an item between its hours", async () => {
  const [[, from] = []] = (await later("tagine", ["available_now"])) ?? [];
  expect(from).toBe("19:00:00");
});

test("is left out of lists with entries, and of lists that are empty whatever the hour", async () => {
  expect(await later("tagine", ["currently_open"])).toBeUndefined();
  expect(await later("couscous", [])).toBeUndefined();
  expect(await later("couscous", ["organic"])).toBeUndefined();
});

test("is empty when no matching store opens again, and for other filters that exclude all", async () => {
  expect(await later("couscous", ["currently_open", "organic"])).toEqual([]);
  const { body } = await ask(
    "GET /items/search",
    { name: "couscous", filter: ["currently_open"] },
    { ...here, zones: [otherZoneId] },
  );
  expect(body).toMatchObject({ total_size: 0, later_today: [] });
});

test("names them for a list of stores as well", async () => {
  const input = { name: "evening", filter: ["currently_open"] };
  const { body } = await ask("GET /stores/search", input, here);
  expect(body).toMatchObject({
    total_size: 0,
    later_today: [{ store_name: "Evening", from: "18:00:00" }],
  });
});
