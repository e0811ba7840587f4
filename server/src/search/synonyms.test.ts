import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { commonConditions } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { runImport } from "../import/run-import.ts";
import { readSynonymLines, synonymsImport } from "../import/synonyms.import.ts";
import { startTestApi } from "../testing.ts";
import { addSynonyms } from "../text-search/synonyms.data.ts";

const { ask, db, changes } = await startTestApi();
const { food, grocery, zoneId } = await seedShop(db);
const storeId = grocery.storeIds[0];
const here = { zones: [zoneId], module: grocery.moduleId };

async function found(name: string, options: { language?: "fr" } = {}) {
  const { body } = await ask("GET /items/search", { name }, { ...here, ...options });
  // Without what is close to the matches (found-items.test); alone, it is what is found.
  const matching = body.products.filter(({ match }) => match !== "near");
  const products = matching.length > 0 ? matching : body.products;
  return products.map((product) => product.name);
}

beforeAll(async () => {
  const [fever] = await db
    .insert(commonConditions)
    .values({
      moduleId: grocery.moduleId,
      slug: "fever",
      name: { en: "Fever and pain", fr: "Fièvre et douleur" },
    })
    .returning();
  await addItem(db, {
    storeId,
    name: { en: "Paracetamol 500 mg", fr: "Paracétamol 500 mg" },
    genericNames: [{ en: "Paracetamol", fr: "Paracétamol" }],
    commonConditionId: fever?.id ?? null,
  });
  await addItem(db, { storeId, name: { en: "Merino jumper Palma", fr: "Pull en mérinos Palma" } });
  await addItem(db, {
    storeId,
    name: { en: "Contraceptive pill, three months", fr: "Pilule contraceptive, trois mois" },
    prescriptionRequired: true,
  });
  await addItem(db, {
    storeId,
    name: { en: "Whole milk", fr: "Lait entier" },
    allergens: ["milk"],
  });
  await addItem(db, {
    storeId,
    name: { en: "Milk chocolate bar", fr: "Tablette de chocolat au lait" },
    popularity: 99,
    allergens: ["milk", "gluten"],
  });
  await addSynonyms(db, { moduleId: grocery.moduleId, language: "en" }, [
    { typed: ["doliprane", "headache tablets"], meant: ["paracetamol"] },
    { typed: ["sweater", "jumper"], meant: ["sweater", "jumper"] },
    { typed: ["morning after pill"], meant: ["emergency contraception"] },
    { typed: ["gluten free"], meant: ["glutenfree"] },
  ]);
  await addSynonyms(db, { moduleId: grocery.moduleId, language: "fr" }, [
    { typed: ["milka", "lindt"], meant: ["chocolat"] },
  ]);
  await changes.flushed();
});

describe("other words", () => {
  test.each([
    ["a brand", "Doliprane", ["Paracetamol 500 mg"]],
    ["a term of two words", "headache tablets", ["Paracetamol 500 mg"]],
    ["an equivalent, in the plural", "sweaters", ["Merino jumper Palma"]],
    ["a misspelled equivalent", "sweter", ["Merino jumper Palma"]],
    ["a need", "fever", ["Paracetamol 500 mg"]],
    ["a diet", "gluten free", ["Whole milk"]],
    ["what is not sold, never by a part of its name", "morning after pill", []],
    ["a prescription, by its name", "pill", ["Contraceptive pill, three months"]],
    ["a prescription, never by a misspelled name", "contraceptve", []],
    [
      "a medicine, never by two wrong letters beside another word",
      "paracetomoll jumper",
      ["Merino jumper Palma"],
    ],
    ["a medicine, never by the noun alone with two wrong letters", "jumper paracetomoll", []],
  ])("find %s: %s", async (_title, name, expected) => {
    expect(await found(name)).toEqual(expected);
  });

  test("belong to their module", async () => {
    await addItem(db, { storeId: food.storeIds[0], name: { en: "Jumper", fr: "Pull" } });
    await changes.flushed();
    const { body } = await ask(
      "GET /items/search",
      { name: "sweater" },
      { ...here, module: food.moduleId },
    );
    expect(body.products).toEqual([]);
  });
});

test("what an item is counts more than how popular it is", async () => {
  expect(await found("milk")).toEqual(["Whole milk", "Milk chocolate bar"]);
  expect(await found("lait", { language: "fr" })).toEqual([
    "Lait entier",
    "Tablette de chocolat au lait",
  ]);
});

test("a word of an English name is no French brand of the same stem", async () => {
  expect(await found("milk", { language: "fr" })).toEqual([
    "Lait entier",
    "Tablette de chocolat au lait",
  ]);
  expect(await found("milka", { language: "fr" })).toEqual(["Tablette de chocolat au lait"]);
});

test("the noun of a name counts in the visitor's language", async () => {
  const chips = { en: "House chips", fr: "Frites maison" };
  await addItem(db, { storeId, name: chips, popularity: 99 });
  await addItem(db, { storeId, name: { en: "Crisps", fr: "Chips" } });
  await changes.flushed();
  expect(await found("chips", { language: "fr" })).toEqual(["Chips", "Frites maison"]);
  expect(await found("chips")).toEqual(["House chips", "Crisps"]);
});

test("a filler of one language is searched for where it means something in the other", async () => {
  await addItem(db, { storeId, name: { en: "Iced tea", fr: "Thé glacé" } });
  await addItem(db, { storeId, name: { en: "Ice cream tub", fr: "Pot glacé" }, popularity: 99 });
  await changes.flushed();
  expect(await found("thé glacé", { language: "fr" })).toEqual(["Thé glacé"]);
});

test("an unfinished word is continued in suggestions only", async () => {
  await addItem(db, { storeId, name: { en: "Milkshake", fr: "Milkshake" } });
  await changes.flushed();
  expect(await found("milk")).not.toContain("Milkshake");
  const { body } = await ask("GET /items/item-or-store-search", { name: "milk" }, here);
  expect(body.items.map(({ name }) => name)).toContain("Milkshake");
});

test("a renamed need is found by its new name", async () => {
  await db
    .update(commonConditions)
    .set({ name: { en: "Chills", fr: "Frissons" } })
    .where(eq(commonConditions.slug, "fever"));
  await changes.flushed();
  expect(await found("chills")).toEqual(["Paracetamol 500 mg"]);
});

describe("the order of a rule", () => {
  beforeAll(async () => {
    await addSynonyms(db, { moduleId: grocery.moduleId, language: "en" }, [
      { typed: ["squash", "squashes"], meant: ["squashes", "marrow"] },
      { typed: ["traumeel"], meant: ["arnica", "cold pack"] },
    ]);
    const add = (en: string, fr: string, popularity: number) =>
      addItem(db, { storeId, name: { en, fr }, popularity });
    await add("Squashes", "Courges", 1);
    await add("Marrow", "Courge blanche", 50);
    await add("Arnica gel", "Gel à l'arnica", 1);
    await add("Cold pack", "Poche de froid", 50);
    await changes.flushed();
  });

  test("takes the plural of a term for the term itself", async () => {
    expect(await found("squash")).toEqual(["Squashes", "Marrow"]);
  });

  test("counts before the noun of a name", async () => {
    expect(await found("traumeel")).toEqual(["Arnica gel", "Cold pack"]);
  });
});

describe("an imported thesaurus", () => {
  async function importLines(lines: string[], module = "grocery") {
    const folder = await mkdtemp(join(tmpdir(), "synonyms-"));
    const file = join(folder, "synonyms.txt");
    await writeFile(file, lines.join("\n"));
    const options = { dryRun: false, keepGoing: false, name: "name" };
    const importer = synonymsImport({ module, language: "en" });
    const report = await runImport(db, importer, () => readSynonymLines(file), options);
    await changes.flushed();
    return report;
  }

  test("replaces the one of its module and language", async () => {
    const report = await importLines(["# ours", "", "pullover => jumper"]);
    expect(report).toEqual({ accepted: 1, refused: [] });
    expect(await found("pullover")).toEqual(["Merino jumper Palma"]);
    expect(await found("doliprane")).toEqual([]);
  });

  test("is refused as a whole with the lines that are wrong", async () => {
    const { refused } = await importLines(["cardigan => jumper", "alone"]);
    expect(refused).toMatchObject([{ at: "line 2" }]);
    expect(await found("cardigan")).toEqual([]);
    expect(await found("pullover")).toEqual(["Merino jumper Palma"]);
  });

  test("needs a module", async () => {
    await expect(importLines(["a, b"], "moon")).rejects.toThrow("there is no module moon");
  });
});

describe("words that are written as one, or as several", () => {
  beforeAll(async () => {
    await addItem(db, { storeId, name: { en: "7Up, 33 cl", fr: "7Up, 33 cl" } });
    await addItem(db, { storeId, name: { en: "Coca-Cola, 1 l", fr: "Coca-Cola, 1 l" } });
    await addItem(db, { storeId, name: { en: "Sparkling water", fr: "Eau gazeuse" } });
    await addSynonyms(db, { moduleId: grocery.moduleId, language: "en" }, [
      { typed: ["san pellegrino"], meant: ["sparkling water"] },
    ]);
    await changes.flushed();
  });

  test.each([
    ["cocacola", "Coca-Cola, 1 l"],
    ["coca cola", "Coca-Cola, 1 l"],
    ["7 up", "7Up, 33 cl"],
    ["7up", "7Up, 33 cl"],
    ["7-up 33cl", "7Up, 33 cl"],
    ["sanpellegrino", "Sparkling water"],
    ["wholemilk", "Whole milk"],
  ])("%s finds %s first", async (name, first) => {
    expect((await found(name))[0]).toBe(first);
  });

  test("names the words that are searched for", async () => {
    const { body } = await ask("GET /items/search", { name: "cocacola" }, here);
    expect(body.correction).toEqual({ from: "cocacola", to: "coca cola" });
  });
});
