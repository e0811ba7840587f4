import { expect, test } from "vitest";
import type { RequestScope } from "../api/api-request.ts";
import { testModule } from "../config/testing.ts";
import { testCall } from "../testing/fake-api.ts";
import { heroPictures, readItemPictures } from "./item-pictures.ts";

const modules = [
  testModule({ id: 1, items_count: 40 }),
  testModule({ id: 2, items_count: 30 }),
  testModule({ id: 3, items_count: 0 }),
];
const zones = [
  { id: 7, display_name: "Harbour", modules: [] },
  { id: 8, display_name: "Old Town", modules: [] },
];

function readFrom(chosenZones: number[]) {
  const scopes: RequestScope[] = [];
  const callFrom = (scope: RequestScope) => {
    scopes.push(scope);
    return testCall((_endpoint, { limit }) => ({
      products: Array.from({ length: Number(limit) }, (_, index) => ({
        image_full_url: index === 1 ? null : `${scope.moduleId}-${index}`,
      })),
    }));
  };
  return { scopes, pictures: readItemPictures(callFrom, modules, zones, chosenZones) };
}

test("takes pictures of each module in turn, and leaves out items without one", async () => {
  const { pictures } = readFrom([]);
  expect(await pictures).toEqual(["1-0", "2-0", "1-2", "2-2", "1-3", "2-3", "1-4", "2-4"]);
});

test("asks at the visitor's location, or in all of town before one is chosen", async () => {
  const nowhere = readFrom([]);
  await nowhere.pictures;
  expect(nowhere.scopes.map(({ zoneIds }) => zoneIds)).toEqual([
    [7, 8],
    [7, 8],
  ]);
  const somewhere = readFrom([8]);
  await somewhere.pictures;
  expect(somewhere.scopes).toEqual([
    { zoneIds: [8], moduleId: 1 },
    { zoneIds: [8], moduleId: 2 },
  ]);
  const closed = readFrom([999]);
  await closed.pictures;
  expect(closed.scopes[0]?.zoneIds).toEqual([7, 8]);
});

test("shows the modules until three items have pictures", () => {
  const shown = [1, 2, 3].map((id) => testModule({ id, icon_full_url: `icon-${id}` }));
  const modules = [...shown, testModule({ id: 4, icon_full_url: null })];
  expect(heroPictures(["a", "b", "c"], modules)).toEqual(["a", "b", "c"]);
  expect(heroPictures(["a", "b"], modules)).toEqual(["icon-1", "icon-2", "icon-3"]);
});
