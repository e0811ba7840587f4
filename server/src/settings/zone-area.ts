import { AppError } from "@errand/core/errors";
import type { Area } from "@errand/core/location/area";
import { RefusedRow } from "../import/import-error.ts";
import { getArea } from "../import/place-shapes.ts";

/** The area of a zone, as imports take it. Throws `zone_area_crossing` and `zone_area_invalid`. */
export function requireArea({ type, coordinates }: Area): Area {
  try {
    return getArea({ at: "", fields: {}, geometry: { type, coordinates } });
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    const { key, values = {} } = error.reason;
    const field = "values.area";
    if (key !== "crossing") throw new AppError("zone_area_invalid", { field });
    const [latitude, longitude] = [Number(values.latitude), Number(values.longitude)];
    throw new AppError("zone_area_crossing", {
      field,
      data: { latitude, longitude },
      values: { latitude: String(latitude), longitude: String(longitude) },
    });
  }
}
