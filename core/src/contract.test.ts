import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import type * as staffChat from "./chat/staff-chat.contract.ts";
import type * as staffStreams from "./chat/staff-streams.contract.ts";
import { courierLists } from "./contract.courier.ts";
import { deskLists } from "./contract.desk.ts";
import { providerLists } from "./contract.provider.ts";
import { storeLists } from "./contract.store.ts";
import { storeOrProviderLists } from "./contract.store-or-provider.ts";
import { storefrontLists } from "./contract.storefront.ts";
import { type ApiContract, endpoints } from "./contract.ts";
import { type Endpoint, isForStaff } from "./endpoint.ts";
import {
  type EndpointIn,
  type EndpointLists,
  isEndpoint,
  listEndpoints,
} from "./endpoint-lists.ts";
import type * as offlinePayments from "./orders/offline-payments.contract.ts";
import type * as payments from "./payments/payments.contract.ts";
import { audienceOf, permissionsOf, type StaffKind } from "./principals.ts";
import type * as cancelRequests from "./refunds/cancel-requests.contract.ts";
import type * as staff from "./staff/staff.contract.ts";
import type * as storeStaff from "./staff/store-staff.contract.ts";

const source = import.meta.dirname;
/** The endpoints that a file exports: one by one, or those of a list or a setting as one object. */
const endpointsIn = (exports: object): Endpoint[] =>
  Object.values(exports).flatMap((each) => {
    if (isEndpoint(each)) return [each];
    const parts = each !== null && typeof each === "object" ? Object.values(each) : [];
    return parts.length > 0 && parts.every(isEndpoint) ? parts : [];
  });
const pathsOf = (list: Endpoint[]) => list.map(({ path }) => path).toSorted();

/**
 * The files whose endpoints belong to several audiences, which therefore name each endpoint they
 * list.
 */
type DividedFile =
  | typeof staff
  | typeof storeStaff
  | typeof staffChat
  | typeof staffStreams
  | typeof cancelRequests
  | typeof offlinePayments
  | typeof payments;

test("lists every endpoint of the files that several audiences share", () => {
  // An endpoint that no audience lists does not compile here.
  expectTypeOf<EndpointIn<DividedFile>["path"]>().toExtend<keyof ApiContract>();
});

test("lists every endpoint of every contract file once", async () => {
  const stated: string[] = [];
  for await (const file of glob("**/*.contract.ts", { cwd: source })) {
    const exports: object = await import(join(source, file));
    stated.push(...pathsOf(endpointsIn(exports)));
  }
  const each = [...new Set(stated)].toSorted();
  expect(pathsOf(endpoints.map(({ endpoint }) => endpoint))).toEqual(each);
});

/** Whether some role of a kind of staff may call an endpoint. */
function answers(kind: StaffKind, { allow }: Endpoint): boolean {
  if (!isForStaff(allow) || allow.staff !== audienceOf[kind]) return false;
  if (allow.kind !== undefined && allow.kind !== kind) return false;
  const permissions: readonly string[] = permissionsOf[kind];
  return allow.permission === undefined || permissions.includes(allow.permission);
}

test.each<[name: string, EndpointLists, kinds: StaffKind[]]>([
  ["the storefront", storefrontLists, []],
  ["stores and providers", storeOrProviderLists, ["store_staff", "rental_staff"]],
  ["stores", storeLists, ["store_staff"]],
  ["providers", providerLists, ["rental_staff"]],
  ["couriers", courierLists, ["courier"]],
  ["the desk", deskLists, ["operator"]],
])("the list of %s has only endpoints that exactly its staff may call", (_name, lists, kinds) => {
  const found = listEndpoints([lists]).map(({ endpoint }) => endpoint);
  const forStaff = found.filter(({ allow }) => isForStaff(allow));
  for (const kind of Object.keys(audienceOf) as StaffKind[]) {
    const expected = kinds.includes(kind) ? pathsOf(forStaff) : [];
    expect(pathsOf(forStaff.filter((endpoint) => answers(kind, endpoint)))).toEqual(expected);
  }
});
