import type { ProviderContract } from "@errand/core/contract.provider";
import { addDays, instantOf, localTime } from "@errand/core/time";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import type { FleetCalendar } from "../calendar/calendar-rows.ts";

/** What a block begins with. */
export interface BlockDraft {
  /** `YYYY-MM-DD` */
  day: string;
  vehicleId?: number;
  /** Null for any of the vehicles. */
  unitId?: number | null;
  /** The block that is changed; missing for a new one. */
  block?: FleetCalendar["vehicles"][number]["blocks"][number] | undefined;
}

/** A block as it is typed; times are those of the shop, as `datetime-local` has them. */
export interface BlockValues {
  vehicle_id: string;
  /** Empty for any of the vehicles. */
  vehicle_identity_id: string;
  quantity: string;
  from: string;
  to: string;
  reason: string;
}

/** A new block is a working day, unless somebody says otherwise. */
const [opens, closes] = ["08:00", "18:00"];

export function toBlockValues(
  { day, vehicleId, unitId = null, block }: BlockDraft,
  fleet: readonly FleetVehicle[],
  timeZone: string,
): BlockValues {
  const [first] = fleet;
  const vehicle_id = String(vehicleId ?? first?.id ?? "");
  if (!block) {
    return {
      vehicle_id,
      vehicle_identity_id: String(unitId ?? ""),
      quantity: "1",
      from: `${day}T${opens}`,
      to: `${day}T${closes}`,
      reason: "",
    };
  }
  return {
    vehicle_id,
    vehicle_identity_id: String(block.vehicle_identity_id ?? ""),
    quantity: String(block.quantity),
    from: toLocal(block.from, timeZone),
    to: toLocal(block.to, timeZone),
    reason: block.reason,
  };
}

export function toBlockInput(
  values: BlockValues,
  timeZone: string,
): ProviderContract["POST /provider/blocks"]["input"] {
  const unitId = values.vehicle_identity_id;
  return {
    vehicle_id: Number(values.vehicle_id),
    ...(unitId === ""
      ? { quantity: Number(values.quantity) }
      : { vehicle_identity_id: Number(unitId) }),
    from: toInstant(values.from, timeZone),
    to: toInstant(values.to, timeZone),
    reason: values.reason.trim(),
  };
}

function toLocal(instant: string, timeZone: string): string {
  const { day, clock } = localTime(new Date(instant), timeZone);
  return `${day}T${clock.slice(0, 5)}`;
}

/** A time that a change of the clocks skips is an hour later. */
function toInstant(local: string, timeZone: string): string {
  const [day = "", clock = ""] = local.split("T");
  const instant = instantOf(day, `${clock}:00`, timeZone) ?? nextHour(day, clock, timeZone);
  return instant.toISOString();
}

function nextHour(day: string, clock: string, timeZone: string): Date {
  const [hour = 0, minute = "00"] = clock.split(":");
  const later = Number(hour) + 1;
  const date = later === 24 ? addDays(day, 1) : day;
  const text = `${String(later % 24).padStart(2, "0")}:${minute}:00`;
  return instantOf(date, text, timeZone) ?? new Date(`${day}T${clock}:00Z`);
}
