import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testDetail, testStoreOrder } from "../tickets/testing.ts";
import type { ItemOnSale } from "./sold-out.queries.ts";
import { testItemOnSale } from "./testing.ts";

afterEach(() => localStorage.clear());

/** The items of a kitchen, whose availability changes as on the server. */
function kitchenWith(items: ItemOnSale[]) {
  return {
    "GET /store/items-on-sale": ({ search = "", state }: Record<string, unknown>) => {
      const found = items.filter(
        ({ name, sold_out_until }) =>
          name.includes(String(search)) && (state !== "sold_out" || sold_out_until !== null),
      );
      return { total_size: found.length, limit: 40, offset: 1, items: found };
    },
    "PUT /store/items/{id}/availability": ({ until }: Record<string, unknown>, id: number) => {
      const found = items.find((each) => each.id === id);
      if (found) found.sold_out_until = until === null ? null : String(until);
      return { message: "Updated.", sold_out_until: until };
    },
  };
}

const off = () => within(screen.getByRole("region", { name: "Off now" }));

test("one press takes an item off for the night, another puts it back on", async () => {
  const replies = kitchenWith([
    testItemOnSale(1, "Carbonara", { sold_today: 9 }),
    testItemOnSale(2, "Margherita"),
  ]);
  const sent = await openTablet({ path: "/vendor/sold-out", replies });
  expect(await screen.findByText("9 today")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Carbonara: sold out tonight" }));
  expect(await off().findByText("Carbonara")).toBeDefined();
  expect(Date.parse(String(sent[0]?.input.until))).toBeGreaterThan(Date.now());
  expect(screen.queryByRole("button", { name: "Carbonara: sold out tonight" })).toBeNull();
  await userEvent.click(off().getByRole("button", { name: "Carbonara: back on" }));
  expect(await screen.findByRole("button", { name: "Carbonara: sold out tonight" })).toBeDefined();
  expect(sent[1]).toEqual({
    endpoint: "PUT /store/items/1/availability",
    input: { until: null },
  });
});

test("an end is picked from four, each with its time", async () => {
  const replies = kitchenWith([testItemOnSale(1, "Carbonara")]);
  const sent = await openTablet({ path: "/vendor/sold-out", replies });
  await userEvent.click(await screen.findByRole("button", { name: "Carbonara: pick the end…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Carbonara is sold out" }));
  await userEvent.click(dialog.getByRole("button", { name: /^An hour/ }));
  expect(await off().findByText("Carbonara")).toBeDefined();
  const minutes = (Date.parse(String(sent[0]?.input.until)) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);
});

test("finds an item by its name, and the bar counts what is off", async () => {
  const until = new Date(Date.now() + 400 * 86_400_000).toISOString();
  const replies = kitchenWith([
    testItemOnSale(1, "Carbonara"),
    testItemOnSale(2, "Burrata", { sold_out_until: until }),
    testItemOnSale(3, "Lasagne"),
  ]);
  await openTablet({ replies });
  await userEvent.click(await screen.findByRole("link", { name: "Sold out 1" }));
  expect(await screen.findByText("until you put it back on")).toBeDefined();
  await userEvent.type(screen.getByRole("searchbox", { name: "Item, option or number" }), "Las");
  expect(await screen.findByText("Found")).toBeDefined();
  expect(await screen.findByText("Lasagne")).toBeDefined();
  await expect.poll(() => screen.queryByText("Carbonara")).toBeNull();
});

test("one option is taken off alone, with an end, and put back on", async () => {
  const size = {
    group_id: "size",
    group: "Size",
    group_fr: "Taille",
    variation_id: null,
    add_on_id: null,
  };
  const option = (option_id: string, name: string) => ({
    ...{ ...size, option_id, name, name_fr: name, stock: null },
    sold_out_until: null as string | null,
  });
  const pizza = testItemOnSale(1, "Margherita", {
    options: [option("small", "Small"), option("large", "Large")],
  });
  const sent = await openTablet({
    path: "/vendor/sold-out",
    replies: {
      "GET /store/items-on-sale": ({ state }: Record<string, unknown>) => {
        const isOff = pizza.options.some(({ sold_out_until }) => sold_out_until !== null);
        const items = state !== "sold_out" || isOff ? [pizza] : [];
        return { total_size: items.length, limit: 40, offset: 1, items };
      },
      "PUT /store/items/{id}/availability": ({ option_id, until }: Record<string, unknown>) => {
        const found = pizza.options.find((each) => each.option_id === option_id);
        if (found) found.sold_out_until = until === null ? null : String(until);
        return { message: "Updated.", sold_out_until: until };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Margherita: pick the end…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Margherita is sold out" }));
  await userEvent.click(dialog.getByRole("button", { name: "Size: Large" }));
  await userEvent.click(dialog.getByRole("button", { name: /^Tonight/ }));
  expect(await off().findByText("Size: Large")).toBeDefined();
  expect(off().getByRole("heading", { name: "Off now 1 option" })).toBeDefined();
  expect(screen.getByText("1 option off")).toBeDefined();
  const named = { group_id: "size", option_id: "large" };
  expect(sent[0]?.input).toMatchObject(named);
  await userEvent.click(off().getByRole("button", { name: "Margherita, Size: Large: back on" }));
  await expect.poll(() => off().queryByText("Size: Large")).toBeNull();
  expect(sent[1]?.input).toEqual({ ...named, until: null });
});

test("an add-on that several items offer is off once, and says which order holds it", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const burrata = {
    ...{ variation_id: null, group_id: null, option_id: null, add_on_id: 9 },
    ...{ group: "", group_fr: "", name: "Burrata", name_fr: "Burrata", stock: null },
    sold_out_until: until,
  };
  const items = ["Margherita", "Capricciosa"].map((name, index) =>
    testItemOnSale(index + 1, name, { options: [burrata] }),
  );
  const addOn = { id: 9, name: "Burrata", price: 4.5, store_id: 3, quantity: 1 };
  const order = testStoreOrder({
    id: 100_427,
    details: [testDetail(1, "Diavola", { add_ons: [addOn] })],
  });
  const sent = await openTablet({
    path: "/vendor/sold-out",
    orders: [order],
    replies: {
      "GET /store/items-on-sale": () => ({ total_size: 2, limit: 40, offset: 1, items }),
      "PUT /store/items/{id}/availability": () => ({ message: "Updated.", sold_out_until: null }),
    },
  });
  expect(await off().findByRole("heading", { name: "Off now 1 option" })).toBeDefined();
  expect(off().getByText("Order 427 holds 1 × Extra: Burrata.")).toBeDefined();
  await userEvent.click(off().getByRole("button", { name: "Extra: Burrata: back on" }));
  expect(sent[0]?.input).toEqual({ add_on_id: 9, until: null });
});
