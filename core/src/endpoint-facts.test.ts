import { expect, test } from "vitest";
import { courierLists } from "./contract.courier.ts";
import { deskLists } from "./contract.desk.ts";
import { providerLists } from "./contract.provider.ts";
import { sharedLists } from "./contract.shared.ts";
import { storeLists } from "./contract.store.ts";
import { storeOrProviderLists } from "./contract.store-or-provider.ts";
import { storefrontLists } from "./contract.storefront.ts";
import { type Endpoint, ignoresToken, readsBody, takesKey } from "./endpoint.ts";
import { courierFacts } from "./endpoint-facts.courier.ts";
import { deskFacts } from "./endpoint-facts.desk.ts";
import { providerFacts } from "./endpoint-facts.provider.ts";
import { storeFacts } from "./endpoint-facts.store.ts";
import { storefrontFacts } from "./endpoint-facts.storefront.ts";
import {
  type EndpointFacts,
  sendsBody,
  sendsGuestId,
  sendsKey,
  sendsToken,
} from "./endpoint-facts.ts";
import { type EndpointLists, listEndpoints } from "./endpoint-lists.ts";

const audiences: [name: string, facts: EndpointFacts, lists: EndpointLists[]][] = [
  ["storefront", storefrontFacts, [sharedLists, storefrontLists]],
  ["store", storeFacts, [sharedLists, storeOrProviderLists, storeLists]],
  ["provider", providerFacts, [sharedLists, storeOrProviderLists, providerLists]],
  ["courier", courierFacts, [sharedLists, courierLists]],
  ["desk", deskFacts, [sharedLists, deskLists]],
];

test.each(audiences)("a client of the %s sends what each endpoint takes", (name, facts, lists) => {
  const endpoints = listEndpoints(lists).map(({ endpoint }): Endpoint => endpoint);
  const sent = endpoints.map(({ path }) => ({
    path,
    token: sendsToken(facts, path),
    guestId: sendsGuestId(facts, path),
    key: sendsKey(facts, path),
    body: sendsBody(facts, path),
  }));
  const taken = endpoints.map((each) => ({
    path: each.path,
    // The token of a member of the staff is refused on the paths of other audiences.
    token: !ignoresToken(each) && (name === "storefront" || each.allow !== "anyone"),
    guestId: each.allow === "shopper",
    key: takesKey(each),
    body: !each.path.startsWith("GET ") && readsBody(each),
  }));
  expect(sent).toEqual(taken);
});
