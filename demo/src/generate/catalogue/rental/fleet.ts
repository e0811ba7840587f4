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
import type { NamedScene } from "../../../pictures/scene.types.ts";
import type { Random } from "../../random.ts";
import { priceNear } from "../item-draft.ts";
import { reviewOf } from "../reviews.ts";
import { vehicleColours, vehiclePicture, vehicleScene } from "./vehicle-look.ts";
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

function nameOf(row: TableRow): string {
  const brand = cell(row, 2);
  return `${vehicleBrands.find(({ key }) => key === brand)?.name.en ?? brand} ${cell(row, 3)}`;
}

/** Yields the pictures of all vehicles, in every colour. */
export function* vehicleScenes(): Generator<NamedScene> {
  for (const row of vehicles) {
    for (const turn of vehicleColours.keys()) {
      for (const view of ["profile", "coast"] as const) {
        const scene = vehicleScene(cell(row, 1), cell(row, 3), nameOf(row), turn, view);
        if (!scene) throw new Error(`no look for "${nameOf(row)}"`);
        yield { name: vehiclePicture(nameOf(row), turn, view), scene };
      }
    }
  }
}

/** Returns pictures of up to three vehicles that a provider has before its door. */
export function vehicleWindow(provider: string, turn: number): string[] {
  const categories = listOf(providers.find((row) => cell(row, 0) === provider)?.cells[3]);
  const shown = categories.length > 0 ? categories : ["city-cars", "two-wheelers", "bicycles"];
  return shown.slice(0, 3).flatMap((category, index) => {
    const ofCategory = vehicles.filter((row) => cell(row, 1) === category);
    const row = ofCategory[(turn + index) % ofCategory.length];
    return row ? vehiclePicture(nameOf(row), turn + index, "profile") : [];
  });
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
  const name = localized(nameOf(row));
  const isLight = /two-wheelers|bicycles/.test(category);
  return {
    slug: slugOf(name.en, store.slug),
    name,
    description: localizedCells(row, 13),
    pictures: [
      vehiclePicture(name.en, store.index, "profile"),
      vehiclePicture(name.en, store.index, "coast"),
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
