import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoreRecord, VehicleRecord } from "../catalogue/catalogue.types.ts";
import { itemModules } from "../catalogue/catalogue-source.ts";
import { banners, otherBanners } from "../content/banners.ts";
import { dataFolder } from "../data-folder.ts";

/** A picture of the town and what the screens say that it shows. */
export type ShownPicture = { sheet: string; picture: string; caption: string };

type ItemLine = {
  name: string;
  category: string;
  pictures: string[];
  variation_choices?: { options: string[]; pictures?: number[][] }[];
};

/** Returns what the shop shows: items by category, their colours, stores, vehicles and banners. */
export function shownPictures(): ShownPicture[] {
  const stores = lines<StoreRecord>("stores.jsonl");
  const items = itemModules.flatMap((module) =>
    lines<ItemLine>(`${module}.jsonl`).map((item) => ({ ...item, module })),
  );
  return [
    ...firstOfEachName(items.flatMap((item) => [...itemPictures(item)])),
    ...firstOfEachName(lines<VehicleRecord>("vehicles.jsonl").flatMap(vehiclePictures)),
    ...stores.flatMap(storePictures),
    ...bannerPictures(stores),
  ];
}

function* itemPictures(item: ItemLine & { module: string }): Generator<ShownPicture> {
  const sheet = `${item.module} ${item.category}`;
  const [first = ""] = item.pictures;
  yield { sheet, picture: first, caption: item.name };
  for (const { options, pictures = [] } of item.variation_choices ?? [])
    for (const [index, shown] of pictures.entries()) {
      const picture = item.pictures[shown[0] ?? 0] ?? first;
      yield {
        sheet: `${sheet} colours`,
        picture,
        caption: `${item.name}: ${options[index] ?? ""}`,
      };
    }
}

function vehiclePictures({ name, pictures: [picture = ""] }: VehicleRecord): ShownPicture[] {
  return [{ sheet: "rental vehicles", picture, caption: name.en }];
}

function storePictures({ module, kind, name, cover, logo }: StoreRecord): ShownPicture[] {
  const caption = `${name.en} (${kind})`;
  return [
    { sheet: `${module} covers`, picture: cover, caption },
    { sheet: `${module} logos`, picture: logo, caption },
  ];
}

function bannerPictures(stores: StoreRecord[]): ShownPicture[] {
  const coverOf = (slug: string) => stores.find((store) => store.slug === slug)?.cover ?? "";
  const ofStores = banners.map(({ title, target }) => ({
    title,
    picture: target.kind === "link" ? target.picture : coverOf(target.store),
  }));
  return [...ofStores, ...otherBanners].map(({ title, picture }) => ({
    sheet: "banners",
    picture,
    caption: title.en,
  }));
}

/** A name that several stores use is shown once on a sheet. */
function firstOfEachName(shown: ShownPicture[]): ShownPicture[] {
  const known = new Map(
    shown.toReversed().map((entry) => [`${entry.sheet} ${entry.caption}`, entry]),
  );
  return [...known.values()].reverse();
}

function lines<Line>(file: string): Line[] {
  return readFileSync(join(dataFolder, "catalogue", file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
