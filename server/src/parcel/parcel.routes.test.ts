import { basisPoints, minor, noRate } from "@errand/core/money";
import { beforeAll, describe, expect, test } from "vitest";
import { addModule, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { parcelCategories, parcelInstructions } from "./parcel.tables.ts";

const { ask, db, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const { moduleId } = await addModule(db, zoneId, "parcel");
const other = await addModule(db, zoneId, "parcel");

beforeAll(async () => {
  const category = {
    moduleId,
    name: { en: "Documents", fr: "Documents" },
    description: { en: "Carried flat", fr: "À plat" },
    image: "emoji-2709-amber",
    perKmCharge: minor(60),
    minimumCharge: minor(400),
    taxRate: basisPoints(2000),
  };
  await db
    .insert(parcelCategories)
    .values([
      category,
      { ...category, name: { en: "Keys", fr: "Clés" }, image: null, taxRate: noRate },
      { ...category, moduleId: other.moduleId },
    ]);
  await db
    .insert(parcelInstructions)
    .values([
      { instruction: { en: "Keep it upright.", fr: "À garder debout." } },
      { instruction: { en: "Keep it cool.", fr: "À garder au frais." } },
      { instruction: { en: "Call at the door.", fr: "Appeler à la porte." } },
    ]);
  await changes.flushed();
});

describe("parcel categories", () => {
  test("contain their delivery charges, in the caller’s language", async () => {
    const { body } = await ask("GET /parcel-category", {}, { module: moduleId, language: "fr" });
    expect(body).toMatchObject([
      {
        name: "Documents",
        description: "À plat",
        image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-2709-amber"),
        module_id: moduleId,
        parcel_per_km_shipping_charge: 0.6,
        parcel_minimum_shipping_charge: 4,
        tax: 20,
      },
      { name: "Clés", image_full_url: null, tax: 0 },
    ]);
  });

  test.each([
    ["without a module", {}],
    ["with an unknown module", { module: 999 }],
    ["with a module without parcels", { module: food.moduleId }],
  ])("are refused %s", async (_title, options) => {
    expect(await ask("GET /parcel-category", {}, options)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "moduleId", field: "moduleId" }] },
    });
  });
});

describe("parcel instructions", () => {
  const path = "GET /customer/order/parcel-instructions";

  test("are listed in pages, in the caller’s language", async () => {
    const first = await ask(path, { limit: 2 });
    expect(first.body).toMatchObject({
      total_size: 3,
      limit: 2,
      offset: 1,
      data: [{ instruction: "Keep it upright." }, { instruction: "Keep it cool." }],
    });
    const second = await ask(path, { limit: 2, offset: 2 }, { language: "fr" });
    expect(second.body.data.map(({ instruction }) => instruction)).toEqual(["Appeler à la porte."]);
    expect((await ask(path, { offset: 2 })).body.data).toEqual([]);
  });

  test("are refused past 10 000", async () => {
    expect(await ask(path, { limit: 100, offset: 101 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "offset" }] },
    });
  });
});
