import { beforeEach, expect, test } from "vitest";
import { newQueryClient } from "../api/query-client.ts";
import { store } from "../client/storage.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import type { Address } from "./addresses.queries.ts";
import { adoptGuestAddress } from "./adopt-guest-address.ts";
import { guestAddress, storeGuestAddress } from "./guest-address.ts";
import { testAddress } from "./testing.ts";

const kept = {
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
  storeGuestAddress(kept);
  saved = [];
});

const anywhere = { language: "en", zoneIds: [], moduleId: null, place: null };

function adopt(answers: FakeReplies = {}) {
  const asked = fakeApi({
    "GET /customer/address/list": () => ({
      total_size: saved.length,
      limit: 50,
      offset: 1,
      addresses: saved,
    }),
    "POST /customer/add-address": () => ({ message: "", address: testAddress(), zone_ids: [1] }),
    ...answers,
  });
  return { asked, done: adoptGuestAddress(newQueryClient(), anywhere) };
}

test("is saved in the account, told, and kept on the device no more", async () => {
  const toasts = readToasts();
  const { asked, done } = adopt();
  await done;
  expect(asked.at(-1)).toMatchObject({
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

test("is not saved a second time when the account has this door", async () => {
  saved = [testAddress()];
  const { asked, done } = adopt();
  await done;
  expect(asked.map(({ endpoint }) => endpoint)).toEqual(["GET /customer/address/list"]);
  expect(guestAddress()).toBeNull();
});

test("stays on the device when it cannot be saved, and nobody is bothered", async () => {
  const toasts = readToasts();
  const { done } = adopt({
    "POST /customer/add-address": () => errorReply(422, "address_count", "50 are saved."),
  });
  await done;
  expect(guestAddress()).toEqual(kept);
  expect(toasts).toEqual([]);
});

test("without one nothing is asked", async () => {
  storeGuestAddress(null);
  const { asked, done } = adopt();
  await done;
  expect(asked).toEqual([]);
});
