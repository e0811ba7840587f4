import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import type { CartActions } from "../catalog/cart-context.ts";
import {
  noon,
  renderInShop,
  testDish,
  testItem,
  testShirt,
  testStore,
} from "../catalog/testing.tsx";
import type { Shop } from "../config/shop.ts";
import { ItemView } from "./item-view.tsx";
import { firstSelection, requestedLine } from "./selection.ts";

// jsdom does not implement scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

function open(
  item: Item,
  cart: Partial<CartActions> = {},
  now = noon,
  config: Partial<Shop["config"]> = {},
) {
  const onDone = vi.fn();
  renderInShop(
    <>
      <ItemView item={item} onDone={onDone} />
      <ToastHost />
    </>,
    { cart, now, config },
  );
  return { user: userEvent.setup(), onDone };
}

/** A button by the start of its name; the total follows in that of the order button. */
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const missingButton = (name: RegExp) => screen.queryByRole("button", { name });
const message = (text: string) => screen.findByText(text, { selector: "[role=dialog] *" });

function lineOf(item: Item, changes: Partial<CartLine> = {}): CartLine {
  const { variation: _labels, ...requested } = requestedLine(item, firstSelection(item));
  const line: Partial<CartLine> = {
    id: 90,
    ...requested,
    variation: [],
    item,
    addons: [],
    selectedOption: null,
    ...changes,
  };
  return line as CartLine;
}

test("adds an item once and shows a confirmation", async () => {
  const add = vi.fn(() => Promise.resolve(true));
  const { user, onDone } = open(testItem(), { add });
  expect(screen.getByText("01")).toBeTruthy();
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledExactlyOnceWith({
    model: "Item",
    item_id: 7,
    quantity: 1,
    price: 10,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    note: "",
  });
  await message("Item added to cart");
  expect(onDone).toHaveBeenCalled();
});

test("says of a group order that the item is added to that, not to the cart", async () => {
  const { user } = open(testItem(), { add: async () => true, isOfGroup: true });
  await user.click(button("Add to the group"));
  await message("Added to the group order");
});

test("takes a note for the store, which makes it another line", async () => {
  const add = vi.fn(() => Promise.resolve(true));
  const { user } = open(testItem(), { add, lines: [lineOf(testItem())] });
  await user.click(button("Add a note for the store"));
  await user.type(screen.getByRole("textbox", { name: /^Note for the store/ }), "No onions ");
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ note: "No onions" }));
});

test("offers no note where the store reads none", () => {
  open(testItem({ line_notes: false }));
  expect(missingButton(/^Add a note/)).toBeNull();
});

test("stays open when the cart rejects the item", async () => {
  const { user, onDone } = open(testItem(), { add: () => Promise.resolve(false) });
  await user.click(button("Add to Cart"));
  expect(onDone).not.toHaveBeenCalled();
});

test("the order button names a missing choice and leads to it, with the reason there and in a toast", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const add = vi.fn(() => Promise.resolve(true));
  const { user } = open(testDish(), { add });
  expect(missingButton(/^Add to Cart/)).toBeNull();
  await user.click(button("Choose: Size"));
  const text = "Variation Size can not remain without selection.";
  await message(text);
  const group = screen.getByRole("group", { name: /Size/ });
  expect(within(group).getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(group);
  expect(scrolled.mock.contexts).toContain(group);
  expect(add).not.toHaveBeenCalled();

  await user.click(within(group).getByRole("radio", { name: /Large/ }));
  expect(within(group).queryByText(text)).toBeNull();
  expect(screen.getAllByText("€14.00").length).toBeGreaterThan(0);
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledOnce();
});

test("enforces the minimum and maximum of a group", async () => {
  const { user } = open(testDish());
  expect(screen.getByText("Choose 2 to 3", { exact: false }) ?? null).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /Small/ }));
  await user.click(screen.getByRole("checkbox", { name: /Olives/ }));
  await user.click(button("Choose: Toppings"));
  await message("Selected variation named Toppings must be in between Minimum 2 and Maximum 3");
});

test("a group that is full takes no further option until one is taken out", async () => {
  const dish = testDish();
  const groups = dish.food_variations.map((group) => ({ ...group, max: 2 }));
  const { user } = open(testDish({ food_variations: groups }));
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  await user.click(box(/Olives/));
  expect(box(/Rocket/).disabled).toBe(false);
  await user.click(box(/Capers/));
  expect(box(/Rocket/).disabled).toBe(true);
  expect(box(/Olives/).disabled).toBe(false);
  await user.click(box(/Olives/));
  await user.click(box(/Rocket/));
  expect([box(/Olives/).checked, box(/Rocket/).checked]).toEqual([false, true]);
});

test("an option that is sold out says so and cannot be chosen; without any of a required group nothing can", async () => {
  const sold_out_until = "2027-03-20T18:00:00.000Z";
  const withoutSizes = (...ids: string[]) => ({
    food_variations: testDish().food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) =>
        ids.includes(value.id) ? { ...value, sold_out_until } : value,
      ),
    })),
  });
  open(testDish(withoutSizes("large", "capers")));
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: /Large.*sold out/ });
  expect(radio.disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Small/ }).disabled).toBe(false);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Capers.*sold out/ });
  expect(box.disabled).toBe(true);
  cleanup();
  open(testDish(withoutSizes("small", "large")));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Out of Stock" }).disabled).toBe(
    true,
  );
});

test("says that add-ons are counted for all pieces together", async () => {
  const { user } = open(testDish());
  expect(screen.queryByText("Counted for all 2 together")).toBeNull();
  const pieces = screen.getByRole("group", { name: "Quantity of Margherita" });
  await user.click(within(pieces).getByRole("button", { name: "One more" }));
  expect(screen.getByText("Counted for all 2 together")).toBeTruthy();
});

test("an optional single choice is a radio button for each option and for none", async () => {
  const dish = testDish();
  const [size] = dish.food_variations;
  if (!size) throw new Error("the dish has a size");
  const add = vi.fn(() => Promise.resolve(true));
  const { user } = open(
    testDish({ food_variations: [{ ...size, name: "Egg", required: "off" }], add_ons: [] }),
    { add },
  );
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(radio(/None/).checked).toBe(true);
  await user.click(radio(/Large/));
  expect(radio(/None/).checked).toBe(false);
  await user.click(radio(/None/));
  expect(radio(/Large/).checked).toBe(false);
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ variation: [] }));
});

test("includes options, add-ons and quantity in the total", async () => {
  const { user } = open(testDish());
  await user.click(screen.getByRole("radio", { name: /Large/ }));
  await user.click(screen.getByRole("checkbox", { name: /Chilli oil/ }));
  const oil = screen.getByRole("group", { name: "Quantity of Chilli oil" });
  await user.click(within(oil).getByRole("button", { name: "One more" }));
  const pieces = screen.getByRole("group", { name: "Quantity of Margherita" });
  await user.click(within(pieces).getByRole("button", { name: "One more" }));
  expect(button("Add to Cart").textContent).toContain("€29.00");
});

test("updates the item's cart line, unless nothing changed", async () => {
  const item = testItem();
  const update = vi.fn(() => Promise.resolve(true));
  const { user } = open(item, { lines: [lineOf(item, { quantity: 2 })], update });
  expect(screen.getByText("02")).toBeTruthy();
  await user.click(button("Update To Cart"));
  await message("No changes found to update.");
  expect(update).not.toHaveBeenCalled();

  await user.click(button("One more"));
  await user.click(button("Update To Cart"));
  expect(update).toHaveBeenCalledExactlyOnceWith(90, expect.objectContaining({ quantity: 3 }));
  await message("Updated successfully.");
});

test("adds another variation of an item in the cart instead of updating the line", async () => {
  const shirt = testShirt();
  const selectedOption = { id: 1, type: "S-Red", price: 20, stock: 7 };
  const { user } = open(shirt, {
    lines: [lineOf(shirt, { selectedOption, variation: [{ variation_id: 1, type: "S-Red" }] })],
  });
  expect(button("Update To Cart")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "L" }));
  expect(button("Add to Cart")).toBeTruthy();
});

test("chooses no size for the customer, and leads to the choice that is missing", async () => {
  const add = vi.fn(() => Promise.resolve(true));
  const { user } = open(testShirt(), { add });
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await user.click(button("Choose a size"));
  await message("Variation Size can not remain without selection.");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: /^Size/ }));
  expect(add).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: "L" }));
  await user.click(button("Choose a colour"));
  await user.click(screen.getByRole("radio", { name: "Red" }));
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledOnce();
});

test.each([
  ["Edition", "Choose an edition"],
  ["RAM", "Choose a RAM"],
])("the button asks for an open choice named %s in a sentence", (title, text) => {
  const choice_options = [{ name: "choice_1", title, options: ["S", "L"] }];
  open(testShirt({ choice_options, variations: [] }));
  expect(button(text)).toBeTruthy();
});

test("a size says how many are left of it, and stays when it is sold out", async () => {
  const { user } = open(
    testShirt({
      choice_options: [
        { name: "choice_1", title: "Size", options: ["S", "M", "L", "XL"] },
        { name: "choice_2", title: "Colour", options: ["Red", "Black"] },
      ],
      variations: [
        { id: 2, type: "S-Red", price: 20, stock: 6 },
        { id: 3, type: "M-Red", price: 20, stock: 1 },
        { id: 4, type: "L-Red", price: 20, stock: 5 },
        { id: 5, type: "XL-Red", price: 20, stock: 0 },
        { id: 6, type: "XL-Black", price: 20, stock: 3 },
      ],
    }),
  );
  const left = () =>
    within(screen.getByRole("group", { name: /^Size/ }))
      .getAllByRole("radio")
      .map((radio) => document.getElementById(`${radio.getAttribute("aria-describedby")}`))
      .map((text) => text?.textContent ?? "");
  expect(left()).toEqual(["", "", "", ""]);
  await user.click(screen.getByRole("radio", { name: "Red" }));
  expect(left()).toEqual(["in stock", "last one", "5 left", "sold out"]);
  expect(screen.getByText("XL").className).toContain("line-through");
  await user.click(screen.getByRole("radio", { name: "Black" }));
  expect(left()).toEqual(["sold out", "sold out", "sold out", "3 left"]);
});

test("says before the purchase how long a refund can be asked for, where the shop gives them", () => {
  const refunds = /Within 14 days, item by item/;
  const { unmount } = renderInShop(<ItemView item={testShirt()} />, {
    config: { refund_active_status: true, refund_policy: 1 },
  });
  expect(screen.getByText(refunds)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Policy" }).getAttribute("href")).toBe("/refund-policy");
  unmount();
  renderInShop(<ItemView item={testShirt()} />, { config: { refund_active_status: false } });
  renderInShop(<ItemView item={testItem()} />, { config: { refund_active_status: true } });
  expect(screen.queryByText(refunds)).toBeNull();
});

test("says of an item that its store does not take back that only a faulty one is refunded", () => {
  const config = { refund_active_status: true };
  const { unmount } = renderInShop(<ItemView item={testShirt({ returns_days: 0 })} />, { config });
  expect(screen.getByText("Not taken back once it is yours")).toBeTruthy();
  expect(screen.getByText("If it is faulty, ask for a refund within 14 days")).toBeTruthy();
  unmount();
  // The shop refunds nothing later than it says.
  for (const [returns_days, days] of [
    [7, 7],
    [30, 14],
  ] as const) {
    const view = renderInShop(<ItemView item={testShirt({ returns_days })} />, { config });
    expect(screen.getByText(`Within ${days} days, item by item`)).toBeTruthy();
    view.unmount();
  }
});

test("the sizes of an item with a guide open a table of what they measure", async () => {
  const size_guide = {
    columns: ["Chest, cm", "Waist, cm"],
    rows: [
      { size: "S", values: ["88–93", "76–80"] },
      { size: "L", values: ["100–105", "87–92"] },
    ],
  };
  const { user } = open(testShirt({ size_guide }));
  const sizes = screen.getByRole("group", { name: /^Size/ });
  await user.click(within(sizes).getByRole("button", { name: "Size guide" }));
  const dialog = await screen.findByRole("dialog", { name: "Size guide" });
  const heads = within(dialog).getAllByRole("columnheader");
  expect(heads.map((head) => head.textContent)).toEqual(["Size", "Chest, cm", "Waist, cm"]);
  const large = within(dialog).getByRole("row", { name: /^L/ });
  expect(
    within(large)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["100–105", "87–92"]);
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.getAllByRole("button", { name: "Size guide" })).toHaveLength(1);
});

test("an item without a guide of sizes offers none", () => {
  open(testShirt());
  expect(missingButton(/^Size guide/)).toBeNull();
});

test("a colour is chosen by its picture, and changes those of the gallery", async () => {
  const { user } = open(
    testShirt({
      images_full_url: ["/images/red", "/images/red-back", "/images/black"],
      choice_options: [
        { name: "choice_1", title: "Size", options: ["S", "L"] },
        {
          name: "choice_2",
          title: "Colour",
          options: ["Red", "Black"],
          pictures: [[0, 1], [2]],
        },
      ],
    }),
  );
  const colours = screen.getByRole("group", { name: "Colour: Red" });
  const [first, second] = screen.getAllByRole("group");
  expect([first, second]).toEqual([colours, screen.getByRole("group", { name: "Size" })]);
  const pictures = [...colours.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(pictures.map((src) => src?.startsWith("/images/"))).toEqual([true, true]);
  expect(screen.getAllByRole("button", { name: /^Zoom in on/ })).toHaveLength(2);
  await user.click(within(colours).getByRole("radio", { name: "Black" }));
  expect(screen.getByRole("group", { name: "Colour: Black" })).toBe(colours);
  const [zoom, ...others] = screen.getAllByRole("button", { name: /^Zoom in on/ });
  expect(others).toEqual([]);
  expect(zoom?.querySelector("img")?.getAttribute("src")).toContain("/images/black");
});

test("shows the price of the chosen variation instead of the range", async () => {
  const { user } = open(testShirt());
  const price = () => screen.getByRole("heading", { level: 1 }).closest("header")?.textContent;
  expect(price()).toMatch(/€20\.00 –\s+to €25\.00/);
  await user.click(screen.getByRole("radio", { name: "L" }));
  await user.click(screen.getByRole("radio", { name: "Red" }));
  expect(price()).toContain("€24.00");
  expect(price()).not.toContain("€25.00");
});

test("a sold-out variation can be selected but not bought", async () => {
  const buyNow = vi.fn();
  const { user } = open(testShirt(), { buyNow });
  await user.click(screen.getByRole("radio", { name: "S" }));
  expect(screen.queryByText("Out of Stock")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Black" }));
  expect(screen.getByText("Out of Stock")).toBeTruthy();
  await user.click(button("Buy Now"));
  await message("This variation is out of stock. Choose another variation to proceed further.");
  expect(buyNow).not.toHaveBeenCalled();
});

test("limits the quantity to the stock of the variation", async () => {
  const { user } = open(testShirt());
  await user.click(screen.getByRole("radio", { name: "L" }));
  await user.click(screen.getByRole("radio", { name: "Red" }));
  expect(screen.getByText("Only 2 left")).toBeTruthy();
  await user.click(button("One more"));
  await user.click(button("One more"));
  await message("Out of Stock");
  expect(screen.getByText("02")).toBeTruthy();
});

test("limits the quantity to the item's maximum per cart", async () => {
  const { user } = open(testItem({ maximum_cart_quantity: 2 }));
  await user.click(button("One more"));
  await user.click(button("One more"));
  await message("Out of Limits");
  expect(screen.getByText("02")).toBeTruthy();
});

test("quantity does not go below one", () => {
  open(testItem());
  expect(button("One less")).toHaveProperty("disabled", true);
});

test("buys one line without the cart", async () => {
  const buyNow = vi.fn();
  const { user } = open(testItem(), { buyNow });
  await user.click(button("Buy Now"));
  expect(buyNow).toHaveBeenCalledWith(expect.objectContaining({ item_id: 7, quantity: 1 }));
});

test("a sold-out item cannot be ordered", () => {
  open(testItem({ module_type: "grocery", stock: 0 }));
  expect(button("Out of Stock")).toHaveProperty("disabled", true);
  expect(missingButton(/^Add to Cart/)).toBeNull();
});

const lunch = { available_time_starts: "11:30:00", available_time_ends: "14:30:00" };
const evening = noon + 8 * 3_600_000;

test("an item outside its hours shows when it is available", () => {
  open(testItem(lunch), {}, evening);
  expect(button("Not Available now")).toHaveProperty("disabled", true);
  expect(screen.getByText(/11:30 – 14:30/)).toBeTruthy();
});

test("an item outside its hours can be scheduled if its store accepts that", () => {
  open(testItem({ ...lunch, schedule_order: true }), {}, evening);
  expect(screen.getByText("Not Available now")).toBeTruthy();
  expect(button("Add to Cart")).toBeTruthy();
});

test("an item outside its hours cannot be scheduled when the shop accepts no scheduled orders", () => {
  open(testItem({ ...lunch, schedule_order: true }), {}, evening, { schedule_order: false });
  expect(button("Not Available now")).toHaveProperty("disabled", true);
  expect(screen.queryByText(/You can schedule it/)).toBeNull();
});

test("a prescription item says that it needs a prescription, and can be added", async () => {
  const add = vi.fn(() => Promise.resolve(true));
  const { user } = open(testItem({ is_prescription_required: 1 }), { add });
  expect(screen.getByText("A prescription is required for this item.")).toBeTruthy();
  await user.click(button("Add to Cart"));
  expect(add).toHaveBeenCalledOnce();
});

test("a prescription item cannot be added to the cart, with a reason, when the shop accepts no prescriptions", () => {
  open(testItem({ is_prescription_required: 1 }), {}, noon, { prescription_order_status: false });
  expect(screen.getByText("A prescription is required for this item.")).toBeTruthy();
  expect(screen.getByText("Prescription items can’t be ordered online yet.")).toBeTruthy();
  expect(button("Add to Cart")).toHaveProperty("disabled", true);
  expect(missingButton(/^Buy Now/)).toBeNull();
});

test("shortens a long description to seventy characters until the visitor expands it", async () => {
  const rest = "and it goes on.";
  const { user } = open(testItem({ description: `${"Basil, ".repeat(10)}${rest}` }));
  expect(screen.queryByText(/and it goes on/)).toBeNull();
  expect(screen.getByText(`${"Basil, ".repeat(10).trimEnd()}…`)).toBeTruthy();
  await user.click(button("Read more"));
  expect(screen.getByText(/and it goes on/)).toBeTruthy();
  await user.click(button("Read less"));
  expect(screen.queryByText(/and it goes on/)).toBeNull();
});

const tonight = new Date(noon + 6 * 3_600_000).toISOString();

test("an item that its store has none of until tonight is sold out", () => {
  open(testItem({ sold_out_until: tonight }));
  expect(button("Out of Stock")).toHaveProperty("disabled", true);
});

test("an item that is sold out for now can be scheduled for when the store has some again", () => {
  open(testItem({ sold_out_until: tonight, schedule_order: true }));
  expect(screen.getByText(/Available from 18:00\./)).toBeTruthy();
  expect(button("Add to Cart")).toHaveProperty("disabled", false);
});

test("an item of a future campaign shows its dates", () => {
  open(testItem({ available_date_starts: "2026-03-09", available_date_ends: "2026-03-12" }));
  expect(button("Not Available now")).toHaveProperty("disabled", true);
  expect(screen.getByText(/9 March to 12 March/)).toBeTruthy();
});

test("a campaign item can only be ordered directly", () => {
  open(testItem({ available_date_starts: "2026-03-01", available_date_ends: "2026-03-09" }));
  expect(button("Order Now")).toBeTruthy();
  expect(screen.getByText("Available 1 March to 9 March.")).toBeTruthy();
  expect(missingButton(/^Add to Cart/)).toBeNull();
  expect(missingButton(/^Buy Now/)).toBeNull();
});

test("shows badges, facts, and links to the store, category and tag", () => {
  renderInShop(
    <ItemView
      item={testItem({
        discount: 20,
        recommended: 1,
        is_halal: 1,
        halal_tag_status: 1,
        is_prescription_required: 1,
        nutritions_name: ["Protein"],
        allergies_name: ["Milk"],
        category_ids: [{ id: 4, slug: "pizza", name: "Pizza", position: 0 }],
        tags: [{ id: 1, tag: "Italian" }],
      })}
      store={testStore({ schedules: [] })}
    />,
  );
  for (const text of ["20% OFF", "Recommend", "Halal", "Protein", "Milk", "Closed"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText("A prescription is required for this item.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Forno" }).getAttribute("href")).toBe("/store/forno");
  expect(screen.getByRole("link", { name: "Pizza" }).getAttribute("href")).toBe(
    "/category/pizza?module_id=1",
  );
  expect(screen.getByRole("link", { name: "Italian" })).toBeTruthy();
});

test("hides the halal tag when the store does not show it", () => {
  open(testItem({ is_halal: 1, halal_tag_status: 0 }));
  expect(screen.queryByText("Halal")).toBeNull();
});

test("shares the canonical link of an item", async () => {
  const { user } = open(testItem({ slug: "margherita", module_id: 1 }));
  await user.click(button("Share"));
  expect(await navigator.clipboard.readText()).toBe("http://localhost:3000/product/margherita");
});
