import type { Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import type { TestData } from "./test-data.ts";
import type { TestUser } from "./test-user.ts";

/** Sends a parcel that is paid in cash where it is fetched; returns its number. */
export async function sendParcel(
  request: APIRequestContext,
  testData: TestData,
  token: string,
): Promise<number> {
  const modules = await callApi(request, "GET /module", {});
  const moduleId = modules.find(({ module_type }) => module_type === "parcel")?.id ?? 0;
  const caller = { zones: testData.zones, moduleId, token };
  const [category] = await callApi(request, "GET /parcel-category", {}, caller);
  const { latitude, longitude, address } = testData.restaurant.store;
  const receiver = { contact_person_name: "Hugo", contact_person_number: "+33687654321", address };
  const parcel = {
    order_type: "parcel" as const,
    payment_method: "cash_on_delivery" as const,
    parcel_category_id: category?.id ?? 0,
    ...{ latitude, longitude, address },
    receiver_details: { ...receiver, latitude, longitude },
  };
  const { receipt } = await callApi(request, "POST /customer/order/get-Tax", parcel, caller);
  const placing = { ...parcel, order_amount: receipt.total };
  return (await callApi(request, "POST /customer/order/place", placing, caller)).order.id;
}

/** A parcel as its sender sees it. */
export function trackParcel(request: APIRequestContext, id: number, token: string) {
  return callApi(request, "GET /customer/order/track", { order_id: id }, { token });
}

/** Chooses the parcel module, whose id it returns, at the address of a store. */
export async function visitParcels(user: TestUser, request: APIRequestContext, from: Store) {
  const modules = await callApi(request, "GET /module", {});
  const parcels = modules.find(({ module_type }) => module_type === "parcel");
  if (!parcels) throw new Error("The shop has no parcel module.");
  await user.setLocationAndModule({ ...from, module_id: parcels.id }, modules);
  return parcels.id;
}
