import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const counts = { orders: 4, delivered: 3, canceled: 1, sales: 46.5 };
const nothing = { orders: 0, delivered: 0, canceled: 0, sales: 0 };
const figures = {
  ...{ from: "2026-11-26", to: "2026-11-27", ...counts },
  days: [
    { day: "2026-11-26", ...nothing },
    { day: "2026-11-27", ...counts },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...(hour === 12 ? counts : nothing) })),
  zones: [{ id: 1, name: "Old Town", ...counts }],
  modules: [{ id: 2, name: "Food", ...counts }],
};
const replies = {
  "GET /desk/figures": ({ module_id }: Record<string, unknown>) =>
    module_id === "2" ? { ...figures, ...nothing } : figures,
};

test("each picture of the figures has a table behind it", async () => {
  await openDesk("/desk/figures", { replies });
  await screen.findByRole("img", { name: "Sales by day" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Old Town.*46\.50/),
  );
  const [first] = screen.getAllByRole("button", { name: /table/i });
  if (!first) throw new Error("there is no button for a table");
  await userEvent.click(first);
  const table = screen.getByRole("table", { name: "Sales by day" });
  expect(within(table).getAllByRole("row")[1]?.textContent).toContain("46.50");
});

test("a module without orders says so", async () => {
  await openDesk("/desk/figures", { replies });
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Module" }), "Food");
  await screen.findByText("No orders in this time");
});
