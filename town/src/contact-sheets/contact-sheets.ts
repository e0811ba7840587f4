import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomOf } from "../generate/random.ts";
import { drawSheet } from "./draw-sheet.ts";
import { type ShownPicture, shownPictures } from "./shown-pictures.ts";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "contact-sheets" },
    only: { type: "string", default: "" },
    blind: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

/** Wide pictures stand three in a row. */
const isWide = (sheet: string) => /covers|banners/.test(sheet);

await mkdir(values.folder, { recursive: true });
const shown = shownPictures().filter(({ sheet }) => sheet.includes(values.only));
await (values.blind === undefined
  ? drawNamedSheets(shown)
  : drawBlindSheets(shown, Number(values.blind)));

async function drawNamedSheets(pictures: ShownPicture[]) {
  for (const [sheet, entries = []] of Object.entries(
    Object.groupBy(pictures, (entry) => entry.sheet),
  ))
    await drawSheets(sheet, entries);
}

/** Items by numbers alone, and what they are in a file of its own. */
async function drawBlindSheets(pictures: ShownPicture[], count: number) {
  const items = pictures.filter(({ sheet }) => !/covers|banners|logos|colours/.test(sheet));
  const random = randomOf("blind", values.seed);
  // Shuffled, because the neighbours of an item would tell its category.
  const chosen = random
    .some(items, count)
    .map((entry) => ({ entry, key: random.next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ entry }) => entry);
  const numbered = chosen.map((entry, index) => ({ ...entry, caption: String(index + 1) }));
  await drawSheets("blind", numbered);
  const names = chosen.map(
    ({ caption, sheet, picture }, index) => `${index + 1}\t${caption}\t${sheet}\t${picture}\n`,
  );
  await writeFile(join(values.folder, "blind-names.tsv"), names.join(""));
}

async function drawSheets(sheet: string, entries: ShownPicture[]) {
  const layout = isWide(sheet) ? { columns: 3, aspect: 3 } : { columns: 8, aspect: 1 };
  const perSheet = isWide(sheet) ? 36 : 48;
  for (let start = 0; start < entries.length; start += perSheet) {
    const name = sheet.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    const file = join(values.folder, `${name}-${start / perSheet + 1}.png`);
    await writeFile(file, await drawSheet(entries.slice(start, start + perSheet), layout));
    process.stdout.write(`${file}\n`);
  }
}
