import sharp from "sharp";
import { expect, test } from "vitest";
import { renderPicture } from "../../pictures/render-picture.ts";
import type { Scene } from "../../pictures/scene.types.ts";
import { sceneNamed } from "../../pictures/scene-file.ts";
import { fitText, widthOf } from "../../pictures/studio/text.ts";
import { createCatalogueGenerator } from "./catalogue-generator.ts";
import { namedScenes } from "./named-scenes.ts";

const catalogue = createCatalogueGenerator();
const stores = [...catalogue.stores()];
const isPacked = (module: string) => ["grocery", "pharmacy", "ecommerce"].includes(module);
const packs = [...namedScenes()].filter(({ scene }) => scene.kind === "pack");

test("gives every item of a grocery, pharmacy or shop a picture of its own", () => {
  const shared = stores
    .filter(({ module }) => isPacked(module))
    .flatMap((store) => {
      const leads = [...catalogue.itemsOf(store)].map(({ pictures: [lead = ""] }) => lead);
      return leads.filter((lead, index) => leads.indexOf(lead) !== index);
    });
  expect(shared).toEqual([]);
});

test("draws every item, store and vehicle, none as an emoji", () => {
  const names = stores.flatMap((store) => [
    store.logo,
    store.cover,
    ...[...catalogue.itemsOf(store)].flatMap(({ pictures }) => pictures),
    ...[...catalogue.vehiclesOf(store)].flatMap(({ pictures }) => pictures),
  ]);
  expect(names.filter((name) => sceneNamed(name) === null)).toEqual([]);
});

test("prints the name of every packed product on its label", () => {
  const nameless = packs.filter(({ scene }) => scene.kind === "pack" && scene.name === "");
  expect(nameless).toEqual([]);
  expect(packs.length).toBeGreaterThan(500);
});

const labels = [...new Set(packs.map(({ scene }) => (scene.kind === "pack" ? scene.name : "")))];

test("sets the name of every label within its width", () => {
  for (const name of labels) {
    const box = { x: 0, y: 0, width: 200, height: 90 };
    const { lines, size } = fitText(name, box, { colour: "#000000", size: 60, weight: 800 });
    expect(lines.join(" ")).toBe(name);
    expect(size).toBeGreaterThan(8);
    for (const line of lines) expect(widthOf(line, 800) * size).toBeLessThanOrEqual(200.01);
  }
});

test("shows the lead picture of an item in its first colour, and one picture of each other colour", () => {
  const store = stores.find(({ module, kind }) => module === "ecommerce" && kind === "clothes");
  const items = store ? [...catalogue.itemsOf(store)] : [];
  const coloured = items.find(({ choices }) => choices.some(({ name }) => name === "colour"));
  const colours = coloured?.choices.find(({ name }) => name === "colour")?.options ?? [];
  const fronts = (coloured?.pictures ?? []).map((name) => sceneNamed(name)).filter(isFront);
  expect(fronts).toHaveLength(colours.length);
  expect(new Set(fronts.map(({ colour }) => colour)).size).toBe(colours.length);
});

function isFront(scene: Scene | null): scene is Extract<Scene, { kind: "goods" }> {
  return scene?.kind === "goods" && scene.view === "front";
}

test("renders different pixels for the items of a store, and the same ones every time", async () => {
  const store = stores.find(({ module }) => module === "pharmacy");
  const leads = store
    ? [...catalogue.itemsOf(store)].flatMap(({ pictures }) => pictures[0] ?? [])
    : [];
  const sample = leads.slice(0, 12);
  const rendered = await Promise.all(sample.map((name) => renderPicture(name, 64)));
  expect(new Set(rendered.map((picture) => picture?.toString("base64"))).size).toBe(sample.length);
  expect(await renderPicture(sample[0] ?? "", 64)).toEqual(rendered[0]);
  expect((await sharp(rendered[0] ?? undefined).metadata()).hasAlpha).toBe(true);
});
