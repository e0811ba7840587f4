import type { DemoBrand, DemoStore, DemoVehicle } from "../../../catalogue/catalogue.types.ts";
import {
  cell,
  cents,
  listOf,
  localized,
  localizedCells,
  slugOf,
  type TableRow,
  tableRows,
} from "../../../content/text-table.ts";
import { pictureOf } from "../../../pictures/picture-name.ts";
import type { Random } from "../../random.ts";
import { backgroundFor } from "../background-choice.ts";
import { priceNear } from "../item-draft.ts";
import { reviewOf } from "../reviews.ts";
import {
  providerTable,
  vehicleBrandTable,
  vehicleCategoryTable,
  vehicleTable,
} from "./vehicles.table.ts";

export const vehicleCategories: DemoBrand[] = tableRows(vehicleCategoryTable).map((row) => ({
  key: cell(row, 0),
  name: localizedCells(row, 2),
  picture: pictureOf(cell(row, 1), "plum"),
}));

export const vehicleBrands: DemoBrand[] = tableRows(vehicleBrandTable).map((row) => ({
  key: cell(row, 0),
  name: localized(cell(row, 2)),
  picture: pictureOf(cell(row, 1), "slate"),
}));

const vehicles = tableRows(vehicleTable);
const providers = tableRows(providerTable);

/** Returns the number of kinds of vehicles of a provider. */
export function fleetSizeOf(name: string): number {
  return Number(providers.find((row) => cell(row, 0) === name)?.cells[5] ?? 0);
}

/** Returns up to three illustrations of vehicles of these categories, the first category first. */
export function picturesOf(categories: string[]): string[] {
  const ofCategory = categories.map((key) =>
    vehicles.filter((row) => cell(row, 1) === key).map((row) => cell(row, 0)),
  );
  const firsts = ofCategory.flatMap(([first]) => first ?? []);
  return [...new Set([...firsts, ...ofCategory.flat()])].slice(0, 3);
}

/** Generates the vehicles of a provider, of its categories and in the number of its row. */
export function* fleetOf(store: DemoStore, random: Random, quality: number) {
  const provider = providers.find((row) => cell(row, 0) === store.name.en);
  const categories = listOf(provider?.cells[3]);
  const pool = vehicles.filter((row) => categories.includes(cell(row, 1)));
  for (const row of random.some(pool, store.size)) {
    yield vehicleOf(row, store, random, quality);
  }
}

function vehicleOf(row: TableRow, store: DemoStore, random: Random, quality: number): DemoVehicle {
  const category = cell(row, 1);
  const brand = cell(row, 2);
  const brandName = vehicleBrands.find(({ key }) => key === brand)?.name.en ?? brand;
  const name = localized(`${brandName} ${cell(row, 3)}`);
  const isLight = /two-wheelers|bicycles/.test(category);
  const emoji = cell(row, 0);
  return {
    slug: slugOf(name.en, store.slug),
    name,
    description: localizedCells(row, 13),
    pictures: [
      pictureOf(emoji, backgroundFor(name.en, ["plum", "slate", "sky", "sand"])),
      pictureOf("🔑", "slate"),
    ],
    category,
    brand,
    model: cell(row, 3),
    type: vehicleCategories.find(({ key }) => key === category)?.name ?? localized(category),
    engineCapacity: cell(row, 5) === "-" ? "" : cell(row, 5),
    enginePower: cell(row, 6) === "-" ? "" : cell(row, 6),
    seats: Number(cell(row, 4)),
    airCondition: cell(row, 9) === "yes",
    fuel: fuelAt(row),
    transmission: transmissionAt(row),
    hourlyPrice: priceAt(row, 10, random),
    dayPrice: priceAt(row, 11, random),
    pricePerKm: cell(row, 12) === "-" ? null : cents(cell(row, 12)),
    discount: random.chance(0.2) ? { kind: "percent", value: random.pick([5, 10, 15]) } : null,
    tags: [
      localized(isLight ? "Two wheels" : "Four wheels", isLight ? "Deux roues" : "Quatre roues"),
    ],
    isNew: random.chance(0.2),
    plates: Array.from({ length: random.between(2, 5) }, () => plateOf(random)),
    trips: random.between(3, 140),
    reviews: Array.from({ length: random.between(0, 7) }, () =>
      reviewOf(random, "rental", quality, name),
    ),
  };
}

function priceAt(row: TableRow, index: number, random: Random): number | null {
  return cell(row, index) === "-" ? null : priceNear(cents(cell(row, index)), random);
}

const fuels = ["petrol", "diesel", "cng", "electric", "hybrid"] as const;
const transmissions = [
  "automatic",
  "manual",
  "continuously_variable",
  "dual_clutch",
  "semi_automatic",
] as const;

function fuelAt(row: TableRow) {
  const found = fuels.find((fuel) => fuel === cell(row, 7));
  if (!found) throw new Error(`no fuel "${cell(row, 7)}"`);
  return found;
}

function transmissionAt(row: TableRow) {
  const found = transmissions.find((transmission) => transmission === cell(row, 8));
  if (!found) throw new Error(`no transmission "${cell(row, 8)}"`);
  return found;
}

const plateLetters = "ABCDEFGHJKLMNPQRSTVWXYZ";

/** Returns a plate such as `BR-412-KT`; bicycles have one too. */
function plateOf(random: Random): string {
  const letter = () => plateLetters[random.between(0, plateLetters.length - 1)];
  return `${letter()}${letter()}-${random.between(100, 999)}-${letter()}${letter()}`;
}
