import type { LaterToday } from "@errand/core/catalog/listing";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { serverMessages } from "../../messages/messages.server.ts";
import { itemFilterOptions, storeFilterOptions } from "./filter-options.ts";
import { FilteredList } from "./filtered-list.tsx";
import { useFilters } from "./use-filters.ts";

const shop = testShop();
const offer = itemFilterOptions({
  config: shop.config,
  moduleType: "grocery",
  hasPlace: true,
  categories: [
    { id: 3, name: "Fruit" },
    { id: 4, name: "Bread" },
  ],
});

interface ListProps {
  count: number;
  moduleId?: number;
  laterToday?: LaterToday[];
}

function List({ count, moduleId, laterToday }: ListProps) {
  return (
    <FilteredList
      offer={offer}
      state={useFilters(moduleId)}
      count={count}
      found={`${count} items`}
      usualOrder="Best match"
      laterToday={laterToday}
      empty={<p>No items at all</p>}
    >
      <p>The list</p>
    </FilteredList>
  );
}

/** Renders a list page. A navigation waits until `arrive` is called. */
function open(search = "", count = 5, moduleId?: number, laterToday?: LaterToday[]) {
  const waiting: (() => void)[] = [];
  let isFirst = true;
  const loader = () => {
    if (!isFirst) return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
    isFirst = false;
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: "/list",
        loader,
        element: <List count={count} moduleId={moduleId} laterToday={laterToday} />,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [`/list${search}`] },
  );
  render(
    <MessagesContext value={serverMessages("en")}>
      <ShopContext value={shop}>
        <RouterProvider router={router} />
      </ShopContext>
    </MessagesContext>,
  );
  const arrive = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { router, arrive, user: userEvent.setup() };
}

const checkbox = (name: string) =>
  screen.findByRole("checkbox", { name }) as Promise<HTMLInputElement>;

test("shows a choice immediately and puts it into the URL when its list is loaded", async () => {
  const { router, arrive, user } = open("?name=rice");
  await user.click(await checkbox("Organic"));
  await user.click(await checkbox("Free delivery"));
  expect((await checkbox("Organic")).checked).toBe(true);
  expect((await checkbox("Free delivery")).checked).toBe(true);
  expect(screen.getByText("The list").closest("[aria-busy=true]")).toBeTruthy();
  expect(router.state.location.search).toBe("?name=rice");

  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?name=rice&filter=organic&filter=free_delivery"),
  );
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
});

test("restores the previous filters on navigating back", async () => {
  const { router, arrive, user } = open("?filter=organic");
  await user.click(await screen.findByRole("radio", { name: "3 stars and up" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toContain("rating_count=3"));
  void router.navigate(-1);
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?filter=organic"));
  const any = screen.getByRole<HTMLInputElement>("radio", { name: "Any" });
  await waitFor(() => expect(any.checked).toBe(true));
});

test("shows active filters as chips that remove one or all of them", async () => {
  const { router, arrive, user } = open("?filter=organic&max_price=4&category_ids=4&sort=low");
  const chips = within(await screen.findByRole("list", { name: "Selected filters" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Organic",
    "Up to €4.00",
    "Bread",
    "Clear filters",
  ]);
  await user.click(chips.getByRole("button", { name: "Remove filter: Bread" }));
  expect(chips.queryByText("Bread")).toBeNull();
  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?filter=organic&max_price=4&sort=low"),
  );
  await user.click(chips.getByRole("button", { name: "Clear filters" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?sort=low"));
});

test("applies a price on Enter, and shows an error for text that is not an amount", async () => {
  const { router, arrive, user } = open();
  const maxPrice = await screen.findByRole("textbox", { name: "Up to" });
  await user.type(maxPrice, "abc{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Please enter an amount, such as 4.50.");
  expect(router.state.navigation.state).toBe("idle");
  await user.clear(maxPrice);
  await user.type(maxPrice, "4,50{Enter}");
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?max_price=4.5"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("lists the default order first", async () => {
  const { router, arrive, user } = open();
  const order = await screen.findByRole("combobox", { name: "Sort by" });
  expect(within(order).getAllByRole("option")[0]?.textContent).toBe("Best match");
  await user.selectOptions(order, "Price, lowest first");
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?sort=low"));
});

test("offers to clear filters without results, and shows the empty state of an empty list", async () => {
  const { router, arrive, user } = open("?filter=halal", 0);
  expect(await screen.findByText("No matches")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(await screen.findByText("No items at all")).toBeTruthy();
});

test("adds the module to a URL with filters, so that shared links show the same list", async () => {
  const { router, arrive, user } = open("?name=rice", 5, 2);
  await user.click(await checkbox("Organic"));
  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?name=rice&filter=organic&module_id=2"),
  );
});

test("shows the same filters in the drawer", async () => {
  const { user } = open("?filter=organic");
  await user.click(await screen.findByRole("button", { name: "Filters, 1 selected" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Filters" }));
  expect(drawer.getByRole<HTMLInputElement>("checkbox", { name: "Organic" }).checked).toBe(true);
  await user.click(drawer.getByRole("button", { name: "Show 5 items" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("filters by allergens, and says what happens to items without a declaration", async () => {
  const { router, arrive, user } = open("?without_allergens=milk");
  const group = await screen.findByRole("group", {
    name: "Allergens",
    description: "As declared by the store. Items without a declaration are left out.",
  });
  const noMilk = within(group).getByRole<HTMLInputElement>("checkbox", { name: "No milk" });
  expect(noMilk.checked).toBe(true);
  await user.click(within(group).getByRole("checkbox", { name: "No gluten" }));
  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?without_allergens=milk&without_allergens=gluten"),
  );
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  const chips = within(screen.getByRole("list", { name: "Selected filters" }));
  await user.click(chips.getByRole("button", { name: "Remove filter: No milk" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?without_allergens=gluten"));
});

test("names the stores that sell later today what nobody sells now", async () => {
  const laterToday = [
    { store_id: 3, store_slug: "forno", store_name: "Forno", from: "18:00:00" },
    { store_id: 4, store_slug: "le-soir", store_name: "Le Soir", from: "19:30:00" },
  ];
  open("?filter=currently_open", 0, undefined, laterToday);
  expect(await screen.findByText("Nothing available right now")).toBeTruthy();
  const stores = within(screen.getByRole("list", { name: "Available later today" }));
  const links = stores.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Fornofrom 18:00",
    "Le Soirfrom 19:30",
  ]);
  expect(links[0]?.getAttribute("href")).toContain("/store/forno");
  expect(screen.getByRole("button", { name: "Clear filters" })).toBeTruthy();
});

test("offers the delivery fee for stores, to visitors with a location", () => {
  const { config } = shop;
  const here = storeFilterOptions({ config, moduleType: "food", hasPlace: true });
  expect(here).toMatchObject({ deliveryCharges: [2, 3, 5], allergens: [] });
  expect(here.orders).toEqual(["popular", "nearby", "delivery_time", "delivery_charge"]);
  const anywhere = storeFilterOptions({ config, moduleType: "food", hasPlace: false });
  expect(anywhere.deliveryCharges).toEqual([]);
  expect(anywhere.orders).toEqual(["popular", "delivery_time"]);
  expect(offer.deliveryCharges).toEqual([]);
});

test("offers allergens only in modules whose items have them", () => {
  const { module_config } = shop.config;
  const food = { ...module_config.food, allergy: false };
  const config = { ...shop.config, module_config: { ...module_config, food } };
  const allergensIn = (moduleType: "food" | "grocery") =>
    itemFilterOptions({ config, moduleType, hasPlace: true }).allergens;
  expect(allergensIn("food")).toEqual([]);
  expect(allergensIn("grocery")).toContain("gluten");
});

test("offers only filters that have an effect in the module", () => {
  const config = testShop({ toggle_veg_non_veg: false }).config;
  const none = itemFilterOptions({ config, moduleType: "food", hasPlace: false, brands: [] });
  expect(none.hasDiet).toBe(false);
  expect(none.orders).not.toContain("nearby");
  expect(offer.dietMarks).toContain("organic");
  expect(
    itemFilterOptions({ config: shop.config, moduleType: "ecommerce", hasPlace: true }).hasDiet,
  ).toBe(false);
});
