import type { ProviderContract } from "@errand/core/contract.provider";
import type { Language } from "@errand/core/language";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { toAmountText, toNumber } from "../../../console/office/numbers.ts";

export const priceFields = ["day_wise_price", "hourly_price", "distance_price"] as const;
export const wordFields = ["model", "type", "engine_capacity", "engine_power"] as const;
export const flagFields = ["active", "air_condition", "new_tag"] as const;

interface Plate {
  license_plate_number: string;
  active: boolean;
}

/** A vehicle as its editor shows it: numbers as they are typed, empty where there is none. */
export interface VehicleForm
  extends Record<(typeof priceFields)[number] | (typeof wordFields)[number], string>,
    Record<(typeof flagFields)[number], boolean> {
  name: string;
  name_fr: string;
  description: string;
  description_fr: string;
  category_id: string;
  brand_id: string;
  seating_capacity: string;
  fuel_type: FleetVehicle["fuel_type"];
  transmission_type: FleetVehicle["transmission_type"];
  discount_type: FleetVehicle["discount_type"];
  discount_price: string;
  images: { name: string; url: string }[];
  units: Plate[];
  tags: { name: string; name_fr: string }[];
}

export const maxVehicleTags = 20;

export const newVehicleForm: VehicleForm = {
  ...{ name: "", name_fr: "", description: "", description_fr: "" },
  ...{ category_id: "", brand_id: "" },
  ...{ model: "", type: "", engine_capacity: "", engine_power: "", seating_capacity: "5" },
  ...{ active: true, air_condition: true, new_tag: false },
  ...{ fuel_type: "petrol", transmission_type: "manual" },
  ...{ day_wise_price: "", hourly_price: "", distance_price: "" },
  ...{ discount_type: "percent", discount_price: "" },
  images: [],
  units: [{ license_plate_number: "", active: true }],
  tags: [],
};

/** `en` and `fr` are the same vehicle in both languages. */
export function toVehicleForm(
  { en, fr }: Record<Language, FleetVehicle>,
  language: Language,
): VehicleForm {
  const price = (isOffered: 0 | 1, amount: number) =>
    isOffered === 1 ? toAmountText(amount, language) : "";
  return {
    ...{ name: en.name, name_fr: fr.name },
    ...{ description: en.description, description_fr: fr.description },
    ...{ category_id: String(en.category_id), brand_id: String(en.brand_id) },
    ...{ model: en.model, type: en.type },
    ...{ engine_capacity: en.engine_capacity, engine_power: en.engine_power },
    seating_capacity: String(en.seating_capacity),
    active: en.active === 1,
    air_condition: en.air_condition === 1,
    new_tag: en.new_tag === 1,
    ...{ fuel_type: en.fuel_type, transmission_type: en.transmission_type },
    day_wise_price: price(en.trip_day_wise, en.day_wise_price),
    hourly_price: price(en.trip_hourly, en.hourly_price),
    distance_price: price(en.trip_distance, en.distance_price),
    discount_type: en.discount_type,
    discount_price: en.discount_price === 0 ? "" : toAmountText(en.discount_price, language),
    images: en.images.map((name, index) => ({ name, url: en.images_full_url[index] ?? "" })),
    units: en.units.map(({ license_plate_number, active }) => ({
      license_plate_number,
      active: active === 1,
    })),
    tags: en.tag.map((name, index) => ({ name, name_fr: fr.tag[index] ?? "" })),
  };
}

/** All of a vehicle as the server reads it; the form has checked the numbers. */
export function toVehicleInput(
  form: VehicleForm,
): ProviderContract["POST /provider/vehicles"]["input"] {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    // A name in one language is that of both.
    name: { en: form.name.trim(), fr: form.name_fr.trim() || form.name.trim() },
    description: { en: form.description.trim(), fr: form.description_fr.trim() },
    ...{ category_id: Number(form.category_id), brand_id: Number(form.brand_id) },
    images: form.images.map(({ name }) => name),
    ...{ model: form.model.trim(), type: form.type.trim() },
    ...{ engine_capacity: form.engine_capacity.trim(), engine_power: form.engine_power.trim() },
    seating_capacity: toNumber(form.seating_capacity) ?? 0,
    ...{ air_condition: flag(form.air_condition), new_tag: flag(form.new_tag) },
    ...{ fuel_type: form.fuel_type, transmission_type: form.transmission_type },
    ...{ discount_type: form.discount_type, discount_price: toNumber(form.discount_price) ?? 0 },
    day_wise_price: toNumber(form.day_wise_price),
    hourly_price: toNumber(form.hourly_price),
    distance_price: toNumber(form.distance_price),
    active: flag(form.active),
    units: form.units.map((unit) => ({
      license_plate_number: unit.license_plate_number.trim(),
      active: flag(unit.active),
    })),
    tag: form.tags.map(({ name, name_fr }) => ({
      ...{ en: name.trim(), fr: name_fr.trim() || name.trim() },
    })),
  };
}

/** What of a vehicle is other than before: what is not stated stays as it is. */
export function toVehicleChanges(before: VehicleForm, after: VehicleForm) {
  const [old, next] = [toVehicleInput(before), toVehicleInput(after)];
  const entries = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
  );
  return Object.fromEntries(entries) as Partial<typeof next>;
}
