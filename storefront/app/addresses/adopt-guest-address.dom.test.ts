import { newQueryClient } from "@errand/client/query-client.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { beforeEach, expect, test } from "vitest";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import type { Address } from "./addresses.queries.ts";
import { adoptGuestAddress } from "./adopt-guest-address.ts";
import { guestAddress, storeGuestAddress } from "./guest-address.ts";
import { testAddress } from "./testing.ts";

const onDevice = {
  name: "Ada Lovelace",
  phone: "+33612345678",
  email: "ada@example.org",
  address: "3 Quay Street",
  point: { lat: 43.6, lng: 3.88 },
  road: "Quay",
  house: "3",
  floor: "",
};

let saved: Address[];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  storeGuestAddress(onDevice);
  saved = [];
});

const anywhere = { language: "en", zoneIds: [], moduleId: null, place: null };

function adopt(replies: FakeReplies = {}) {
  const calls = fakeApi({
    "GET /customer/address/list": () => ({
      total_size: saved.length,
      limit: 50,
      offset: 1,
      addresses: saved,
    }),
    "POST /customer/add-address": () => ({ message: "", address: testAddress(), zone_ids: [1] }),
    ...replies,
  });
  return { calls, done: adoptGuestAddress(newQueryClient(), anywhere) };
}

test("saves the address in the account with a toast, and removes it from the device", async () => {
  const toasts = readToasts();
  const { calls, done } = adopt();
  await done;
  expect(calls.at(-1)).toMatchObject({
    endpoint: "POST /customer/add-address",
    input: {
      address: "3 Quay Street",
      latitude: 43.6,
      longitude: 3.88,
      house: "3",
      contact_person_name: "Ada Lovelace",
      contact_person_number: "+33612345678",
    },
  });
  expect(guestAddress()).toBeNull();
  expect(toasts).toHaveLength(1);
});

test("does not save an address that the account already has", async () => {
  saved = [testAddress()];
  const { calls, done } = adopt();
  await done;
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["GET /customer/address/list"]);
  expect(guestAddress()).toBeNull();
});

test("keeps the address on the device without a toast when it cannot be saved", async () => {
  const toasts = readToasts();
  const { done } = adopt({
    "POST /customer/add-address": () => errorReply(422, "address_count", "50 are saved."),
  });
  await done;
  expect(guestAddress()).toEqual(onDevice);
  expect(toasts).toEqual([]);
});

test("requests nothing without an address on the device", async () => {
  storeGuestAddress(null);
  const { calls, done } = adopt();
  await done;
  expect(calls).toEqual([]);
});
