import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openMenu } from "../testing.tsx";
import { testCatalogue, testItem, testPage } from "../testing-items.ts";

const items = ["Calzone", "Marinara", "Rossa"].map((name, index) =>
  testItem({ id: 21 + index, name, name_fr: name, price: 10 + index }),
);
const ids = items.map(({ id }) => id);

async function openList(results: object[]) {
  const writes = await openMenu({
    "GET /store/catalogue": () => testCatalogue(),
    "GET /store/items": () => testPage(items),
    "POST /store/bulk": () => ({ results }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: "Select Calzone" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select Rossa" }));
  await user.keyboard("{/Shift}");
  expect(screen.getByText("3 selected")).toBeDefined();
  return writes;
}

test("Shift ticks all items between two, and their prices change at once", async () => {
  const writes = await openList(ids.map((id) => ({ id, status: 200 })));
  await userEvent.click(screen.getByRole("button", { name: "Price…" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the prices of 3 items" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /^By/ }), "5");
  expect(within(dialog).getByText(/10\.50/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole("button", { name: "Change prices" }));
  await expect
    .poll(() => writes)
    .toEqual([
      {
        endpoint: "POST /store/bulk",
        input: {
          action: "PUT /store/items/{id}",
          rows: [
            { id: 21, input: { price: 10.5 } },
            { id: 22, input: { price: 11.55 } },
            { id: 23, input: { price: 12.6 } },
          ],
        },
      },
    ]);
  await expect.poll(() => screen.queryByText("3 selected")).toBeNull();
});

test("tells which items stay as they were, and keeps them ticked", async () => {
  const error = { code: "item", message: "This item is gone." };
  await openList([
    { id: 21, status: 200 },
    { id: 22, status: 404, errors: [error] },
    { id: 23, status: 200 },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Not on sale" }));
  const dialog = await screen.findByRole("dialog", { name: "1 item stays as it was" });
  expect(within(dialog).getByText("Marinara")).toBeDefined();
  expect(within(dialog).getByText("This item is gone.")).toBeDefined();
});

test("sold out ends by itself", async () => {
  const writes = await openList(ids.map((id) => ({ id, status: 200 })));
  await userEvent.click(screen.getByRole("button", { name: "Sold out…" }));
  const dialog = await screen.findByRole("dialog", { name: "3 items sold out" });
  await userEvent.click(within(dialog).getByRole("radio", { name: "Back on now" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Back on" }));
  await expect.poll(() => writes).toHaveLength(1);
  expect(writes[0]?.input).toMatchObject({
    action: "PUT /store/items/{id}/availability",
    rows: ids.map((id) => ({ id, input: { until: null } })),
  });
});
