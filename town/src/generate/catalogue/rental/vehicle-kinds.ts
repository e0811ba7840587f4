import type { LocalizedText } from "@errand/core/language";
import { fuelTypes, transmissionTypes } from "@errand/core/rental/vehicle-traits";
import type { DemoBrand, DemoVehicle } from "../../../catalogue/catalogue.types.ts";
import {
  bilingual,
  cell,
  cents,
  listOf,
  localized,
  localizedCells,
  type TableRow,
  tableRows,
} from "../../../content/text-table.ts";
import { pictureOf } from "../../../pictures/picture-name.ts";
import {
  vehicleBrandTable,
  vehicleCategoryTable,
  vehicleTable,
  vehicleTagTable,
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

const tags = new Map(
  tableRows(vehicleTagTable).map((row) => [cell(row, 0), localizedCells(row, 1)]),
);

/**
 * A row of the table of vehicles: what a provider may have. Prices in cents, null where it is not
 * offered.
 */
export type VehicleKind = Pick<
  DemoVehicle,
  | "category"
  | "brand"
  | "model"
  | "seats"
  | "engineCapacity"
  | "enginePower"
  | "fuel"
  | "transmission"
  | "airCondition"
  | "hourlyPrice"
  | "dayPrice"
  | "pricePerKm"
  | "tags"
  | "name"
  | "description"
> & {
  /** Brand and model, the subject of its pictures. */
  subject: string;
  withDriver: boolean;
};

export const vehicleKinds: VehicleKind[] = tableRows(vehicleTable).map((row) => {
  const category = cell(row, 0);
  const brand = cell(row, 1);
  const subject = `${vehicleBrands.find(({ key }) => key === brand)?.name.en ?? brand} ${cell(row, 2)}`;
  const withDriver = category === "with-driver";
  return {
    category,
    brand,
    model: cell(row, 2),
    subject,
    withDriver,
    name: withDriver ? driven(subject) : localized(subject),
    seats: Number(cell(row, 3)),
    engineCapacity: cell(row, 4),
    enginePower: cell(row, 5),
    fuel: oneOf(fuelTypes, cell(row, 6)),
    transmission: oneOf(transmissionTypes, cell(row, 7)),
    airCondition: cell(row, 8) === "yes",
    hourlyPrice: priceAt(row, 9),
    dayPrice: priceAt(row, 10),
    pricePerKm: priceAt(row, 11),
    tags: listOf(cell(row, 12)).map(tagNamed),
    description: localizedCells(row, 13),
  };
});

function driven(subject: string): LocalizedText {
  return bilingual(
    (language) => `${subject}, ${language === "en" ? "with driver" : "avec chauffeur"}`,
  );
}

function priceAt(row: TableRow, index: number): number | null {
  return cell(row, index) === "-" ? null : cents(cell(row, index));
}

function tagNamed(key: string): LocalizedText {
  const tag = tags.get(key);
  if (!tag) throw new Error(`no tag "${key}"`);
  return tag;
}

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((known) => known === name);
  if (!found) throw new Error(`"${name}" is none of ${names.join(", ")}`);
  return found;
}
