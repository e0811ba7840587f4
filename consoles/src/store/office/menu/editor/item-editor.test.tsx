import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openMenu } from "../testing.tsx";
import { testCatalogue, testItem, testPage } from "../testing-items.ts";

afterEach(() => sessionStorage.clear());

const margherita = testItem({
  option_groups: [
    {
      ...{ id: "g1", name: "Size", name_fr: "Taille", type: "single", required: 1 },
      ...{ min: 1, max: 1 },
      values: [
        { id: "v1", label: "26 cm", label_fr: "26 cm", price: 0 },
        { id: "v2", label: "33 cm", label_fr: "33 cm", price: 3.5 },
      ],
    },
  ],
});

const reads = {
  "GET /store/catalogue": () => testCatalogue(),
  "GET /store/items": () => testPage([margherita]),
  "GET /store/items/11": () => margherita,
};

async function retype(name: RegExp | string, text: string) {
  const field = await screen.findByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test("publishes what is changed, and nothing else", async () => {
  let item = margherita;
  const writes = await openMenu(
    {
      ...reads,
      "GET /store/items/11": () => item,
      "PUT /store/items/11": ({ price }) => {
        item = { ...item, price: Number(price) };
        return { message: "Saved.", item };
      },
    },
    { at: "?item=11" },
  );
  await retype(/^Price/, "11,20");
  expect(screen.getByText("1 change, not published")).toBeDefined();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect
    .poll(() => writes)
    .toEqual([{ endpoint: "PUT /store/items/11", input: { price: 11.2 } }]);
  await expect.poll(() => screen.queryByText(/not published/)).toBeNull();
});

test("keeps the ids of groups and options, in their new order", async () => {
  const writes = await openMenu(
    { ...reads, "PUT /store/items/11": () => ({ message: "Saved.", item: margherita }) },
    { at: "?item=11" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Move 33 cm up" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await expect.poll(() => writes).toHaveLength(1);
  expect(writes[0]?.input).toEqual({
    option_groups: [
      {
        ...{ id: "g1", name: "Size", name_fr: "Taille", type: "single", required: 1 },
        ...{ min: 1, max: 1 },
        values: [
          { id: "v2", label: "33 cm", label_fr: "33 cm", price: 3.5 },
          { id: "v1", label: "26 cm", label_fr: "26 cm", price: 0 },
        ],
      },
    ],
  });
});

test("shows what the server refuses at its field, and can publish again", async () => {
  let isRefused = true;
  const error = { code: "sku", field: "sku", message: "Another item has this code." };
  const writes = await openMenu(
    {
      ...reads,
      "PUT /store/items/11": () => {
        if (!isRefused) return { message: "Saved.", item: margherita };
        isRefused = false;
        return Response.json({ errors: [error] }, { status: 409 });
      },
    },
    { at: "?item=11" },
  );
  await retype(/^Code/, "m-1");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Another item has this code.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await expect.poll(() => writes).toHaveLength(2);
});

test("keeps changes for a later visit until they are discarded", async () => {
  await openMenu(reads, { at: "?item=11" });
  await retype(/^Price/, "12");
  document.body.replaceChildren();
  await openMenu(reads, { at: "?item=11" });
  const [, footer] = await screen.findAllByText("1 change of before is kept, not published");
  expect(footer).toBeUndefined();
  expect(await screen.findByDisplayValue("12")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByDisplayValue("10.60")).toBeDefined();
});

test("says what is missing of a new item before it asks the server", async () => {
  const writes = await openMenu(reads, { at: "?item=new" });
  const form = await screen.findByRole("form", { name: "New item" });
  await retype(/^Price/, "abc");
  await retype(/^Code/, "x");
  await userEvent.click(within(form).getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Enter an amount, such as 4.50.")).toBeDefined();
  expect(screen.getAllByText("This is required.")).toHaveLength(2);
  expect(writes).toEqual([]);
});

test("names the consequence before an item is deleted", async () => {
  const writes = await openMenu(
    { ...reads, "DELETE /store/items/11": () => ({ message: "Deleted." }) },
    { at: "?item=11" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Delete…" }));
  const question = await screen.findByRole("dialog", { name: "Delete “Margherita”?" });
  expect(question.textContent).toContain("Orders that contain it do not change.");
  await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
  await expect
    .poll(() => writes.map(({ endpoint }) => endpoint))
    .toEqual(["DELETE /store/items/11"]);
});

test("a copy becomes an item of its own, and leaves nothing behind", async () => {
  const copy = testItem({ id: 14, name: "Margherita 2" });
  const writes = await openMenu(
    {
      ...reads,
      "POST /store/items": () => Response.json({ message: "Saved.", item: copy }, { status: 201 }),
      "GET /store/items/14": () => copy,
    },
    { at: "?item=11" },
  );
  await userEvent.click(await screen.findByRole("link", { name: "Copy" }));
  expect(await screen.findByRole("heading", { name: "Margherita 2" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await expect.poll(() => writes).toHaveLength(1);
  expect(writes[0]?.input).toMatchObject({
    ...{ name: "Margherita 2", name_fr: "Marguerite 2", price: 10.6 },
    option_groups: [{ name: "Size", values: [{ label: "26 cm" }, { label: "33 cm" }] }],
  });
  expect(await screen.findByRole("button", { name: "Delete…" })).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test("a role that only reads sees an item, and can leave it", async () => {
  await openMenu(reads, { at: "?item=11", permissions: ["catalogue:read"] });
  expect(await screen.findByRole("textbox", { name: /^Price/ })).toBeDefined();
  expect(screen.getByRole("textbox", { name: /^Price/ }).matches(":disabled")).toBe(true);
  expect(screen.queryByRole("button", { name: "Delete…" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close the editor" }));
  await expect.poll(() => screen.queryByRole("textbox", { name: /^Price/ })).toBeNull();
});
