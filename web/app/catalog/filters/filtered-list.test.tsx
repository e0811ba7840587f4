import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { serverMessages } from "../../messages/messages.server.ts";
import { MessagesContext } from "../../messages/messages.ts";
import { itemFilterOptions } from "./filter-options.ts";
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

function List({ count, moduleId }: { count: number; moduleId?: number }) {
  return (
    <FilteredList
      offer={offer}
      state={useFilters(moduleId)}
      count={count}
      found={`${count} items`}
      usualOrder="Best match"
      empty={<p>No items at all</p>}
    >
      <p>The list</p>
    </FilteredList>
  );
}

/** The page of a list; a change of its address waits until `arrive` is called. */
function open(search = "", count = 5, moduleId?: number) {
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
        element: <List count={count} moduleId={moduleId} />,
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
    for (const letGo of waiting.splice(0)) letGo();
  };
  return { router, arrive, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole("checkbox", { name }) as Promise<HTMLInputElement>;

test("a choice is seen at once, and is in the address when its list has come", async () => {
  const { router, arrive, user } = open("?name=rice");
  await user.click(await box("Organic"));
  await user.click(await box("Free delivery"));
  expect((await box("Organic")).checked).toBe(true);
  expect((await box("Free delivery")).checked).toBe(true);
  expect(screen.getByText("The list").closest("[aria-busy=true]")).toBeTruthy();
  expect(router.state.location.search).toBe("?name=rice");

  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?name=rice&filter=organic&filter=free_delivery"),
  );
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
});

test("back restores what was chosen before", async () => {
  const { router, arrive, user } = open("?filter=organic");
  await user.click(await screen.findByRole("radio", { name: "3 stars and more" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toContain("rating_count=3"));
  void router.navigate(-1);
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?filter=organic"));
  const any = screen.getByRole<HTMLInputElement>("radio", { name: "Any" });
  await waitFor(() => expect(any.checked).toBe(true));
});

test("chips say what holds and take it away, one or all of them", async () => {
  const { router, arrive, user } = open("?filter=organic&max_price=4&category_ids=4&sort=low");
  const chips = within(await screen.findByRole("list", { name: "Chosen filters" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Organic",
    "Up to €4.00",
    "Bread",
    "Clear filters",
  ]);
  await user.click(chips.getByRole("button", { name: "Take the filter away: Bread" }));
  expect(chips.queryByText("Bread")).toBeNull();
  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?filter=organic&max_price=4&sort=low"),
  );
  await user.click(chips.getByRole("button", { name: "Clear filters" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?sort=low"));
});

test("a price holds from Enter on; what is no amount is said, and changes nothing", async () => {
  const { router, arrive, user } = open();
  const most = await screen.findByRole("textbox", { name: "Up to" });
  await user.type(most, "abc{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Please enter an amount such as 4.50.");
  expect(router.state.navigation.state).toBe("idle");
  await user.clear(most);
  await user.type(most, "4,50{Enter}");
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?max_price=4.5"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the order is chosen from a list, the usual one first", async () => {
  const { router, arrive, user } = open();
  const order = await screen.findByRole("combobox", { name: "Order" });
  expect(within(order).getAllByRole("option")[0]?.textContent).toBe("Best match");
  await user.selectOptions(order, "Price, lowest first");
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe("?sort=low"));
});

test("filters that leave nothing can be cleared; a list that has nothing says so itself", async () => {
  const { router, arrive, user } = open("?filter=halal", 0);
  expect(await screen.findByText("Nothing fits these filters")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(await screen.findByText("No items at all")).toBeTruthy();
});

test("with a filter the address tells the module, for whoever follows it", async () => {
  const { router, arrive, user } = open("?name=rice", 5, 2);
  await user.click(await box("Organic"));
  await arrive();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?name=rice&filter=organic&module_id=2"),
  );
});

test("the drawer has the same filters", async () => {
  const { user } = open("?filter=organic");
  await user.click(await screen.findByRole("button", { name: "Filters, 1 chosen" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Filters" }));
  expect(drawer.getByRole<HTMLInputElement>("checkbox", { name: "Organic" }).checked).toBe(true);
  await user.click(drawer.getByRole("button", { name: "Show 5 items" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("only what can make a difference in the module is offered", () => {
  const config = testShop({ toggle_veg_non_veg: false }).config;
  const none = itemFilterOptions({ config, moduleType: "food", hasPlace: false, brands: [] });
  expect(none.hasDiet).toBe(false);
  expect(none.orders).not.toContain("nearby");
  expect(offer.marks).toContain("organic");
  expect(
    itemFilterOptions({ config: shop.config, moduleType: "ecommerce", hasPlace: true }).hasDiet,
  ).toBe(false);
});
