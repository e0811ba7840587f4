import type { DemoStore, DemoVehicle } from "../../../catalogue/catalogue.types.ts";
import { cell, listOf, slugOf, tableRows } from "../../../content/text-table.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import type { Random } from "../../random.ts";
import { priceNear } from "../item-draft.ts";
import { reviewOf } from "../reviews.ts";
import { inWindow } from "../stores/window-subjects.ts";
import { type VehicleKind, vehicleCategories, vehicleKinds } from "./vehicle-kinds.ts";
import { vehicleColours, vehiclePicture, vehicleScene, vehicleViews } from "./vehicle-look.ts";
import { providerTable } from "./vehicles.table.ts";

const providers = tableRows(providerTable).map((row) => ({
  name: cell(row, 0),
  categories: listOf(cell(row, 3)),
  size: Number(cell(row, 5)),
  pickupDistricts: listOf(cell(row, 6)).map(Number),
}));
const everywhere = [0, 1, 2, 3, 5, 6];

const providerNamed = (name: string) => providers.find((provider) => provider.name === name);

/** Returns the number of kinds of vehicles of a provider. */
export function fleetSizeOf(name: string): number {
  return providerNamed(name)?.size ?? 0;
}

/** Returns the districts in which a provider hands over vehicles. */
export function pickupDistrictsOf(name: string): number[] {
  return providerNamed(name)?.pickupDistricts ?? everywhere;
}

/** Yields the pictures of all vehicles, in every colour. */
export function* vehicleScenes(): Generator<NamedScene> {
  for (const kind of vehicleKinds) {
    for (const turn of vehicleColours.keys()) {
      for (const view of vehicleViews) {
        yield {
          name: vehiclePicture(kind.subject, turn, view),
          scene: vehicleScene(kind, turn, view),
        };
      }
    }
  }
}

/** Returns pictures of up to three vehicles that a provider has before its door. */
export function vehicleWindow(provider: string, shop: string, turn: number): string[] {
  const categories = providerNamed(provider)?.categories ?? [];
  const shown = categories.length > 0 ? categories : ["city-cars", "two-wheelers", "bicycles"];
  return shown.slice(0, 3).flatMap((category, index) => {
    const ofCategory = inWindow(
      vehicleKinds.filter((kind) => kind.category === category),
      shop,
      "rental",
      ({ tags }) => tags.map((tag) => tag.en),
    );
    const kind = ofCategory[(turn + index) % ofCategory.length];
    return kind ? vehiclePicture(kind.subject, turn + index, "profile") : [];
  });
}

/** Generates the vehicles of a provider, of its categories and in the number of its row. */
export function* fleetOf(store: DemoStore, random: Random, quality: number) {
  const categories = providerNamed(store.name.en)?.categories ?? [];
  const pool = vehicleKinds.filter(({ category }) => categories.includes(category));
  for (const kind of random.some(pool, store.size)) {
    yield vehicleOf(kind, store, random, quality);
  }
}

function vehicleOf(
  { subject, withDriver, ...kind }: VehicleKind,
  store: DemoStore,
  random: Random,
  quality: number,
): DemoVehicle {
  const isNew = random.chance(0.2);
  const reviewCount = random.between(0, isNew ? 1 : 8);
  const near = (price: number | null) => price && priceNear(price, random);
  return {
    ...kind,
    slug: slugOf(kind.name.en, store.slug),
    pictures: vehicleViews.map((view) => vehiclePicture(subject, store.index, view)),
    type: vehicleCategories.find(({ key }) => key === kind.category)?.name ?? kind.name,
    hourlyPrice: near(kind.hourlyPrice),
    dayPrice: near(kind.dayPrice),
    discount: random.chance(0.2) ? { kind: "percent", value: random.pick([5, 10, 15]) } : null,
    isNew,
    plates: Array.from({ length: unitsOf(kind.category, random) }, () =>
      kind.category === "bicycles" ? frameNumber(random) : plateOf(random),
    ),
    trips: isNew ? random.between(1, 12) : random.between(12, 140),
    reviews: Array.from({ length: reviewCount }, () =>
      reviewOf(random, "rental", quality, kind.name),
    ),
  };
}

/** Of bicycles a provider has many, of prestigious vehicles one or two. */
function unitsOf(category: string, random: Random): number {
  if (category === "bicycles") return random.between(5, 12);
  if (/prestige|classics|with-driver/.test(category)) return random.between(1, 2);
  return random.between(2, 5);
}

/** French plates have no I, O and U, which look like 1, 0 and V. */
const plateLetters = "ABCDEFGHJKLMNPQRSTVWXYZ";

/** Returns a plate such as `BR-412-KT`. */
function plateOf(random: Random): string {
  const letter = () => plateLetters[random.between(0, plateLetters.length - 1)];
  return `${letter()}${letter()}-${random.between(100, 999)}-${letter()}${letter()}`;
}

/** Bicycles have no plate, but a number in the frame, such as `VL-24-031877`. */
function frameNumber(random: Random): string {
  return `VL-${random.between(22, 25)}-${String(random.between(1, 999_999)).padStart(6, "0")}`;
}
