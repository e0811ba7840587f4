import type { Trip } from "@errand/core/trips/trips.types";
import { staffEmail, staffPassword, totpSecret } from "@errand/demo/content/staff";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import type { APIRequestContext } from "@playwright/test";
import { type ApiCaller, callApi } from "./api.ts";

/** Signs in as the staff of a rental provider of the town. */
export async function signInAsProvider(
  request: APIRequestContext,
  providerId: number,
): Promise<ApiCaller> {
  const step = stepAt(new Date());
  const attempt = (code: string) =>
    callApi(request, "POST /store/auth/login", {
      email_or_phone: staffEmail("store", providerId),
      password: staffPassword,
      code,
    });
  // The simulator signs in to the same account, and each code is accepted once.
  const { token } = await attempt(totpCode(totpSecret, step)).catch(() =>
    attempt(totpCode(totpSecret, step + 1)),
  );
  return { token };
}

/** Hands the vehicles of a confirmed trip over. Nothing waits for the pickup time. */
export async function startTrip(request: APIRequestContext, provider: ApiCaller, trip: Trip) {
  const { id } = trip;
  const fleet = await callApi(request, "GET /provider/vehicles", { limit: 100 }, provider);
  const out = await callApi(request, "GET /provider/trips", { state: "ongoing" }, provider);
  const taken = out.trips.flatMap(({ vehicle_identity }) =>
    vehicle_identity.map((vehicle) => vehicle.vehicle_identity_id),
  );
  const vehicles = trip.trip_details.flatMap(({ vehicle_id, quantity }) => {
    const units = fleet.vehicles.find((vehicle) => vehicle.id === vehicle_id)?.units ?? [];
    const free = units.filter((unit) => unit.active === 1 && !taken.includes(unit.id));
    return free.slice(0, quantity).map((unit) => ({ vehicle_identity_id: unit.id }));
  });
  await callApi(request, "PUT /provider/trips/{id}/vehicles", { id, vehicles }, provider);
  await callApi(request, "POST /provider/trips/{id}/start", { id }, provider);
}
