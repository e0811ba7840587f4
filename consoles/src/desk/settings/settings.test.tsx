import { testConfig } from "@errand/core/testing-config";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";
import { testSetting, testShopValues } from "./testing-setting.ts";

const by = { id: 7, kind: "operator", name: "Julie Sarrade" };
const entry = (tolerance: number, version: number) => testSetting("weight", { tolerance }, version);
const change = {
  ...{ version: 2, at: "2026-11-28T10:00:00.000Z", by, note: null, undoes: null },
  diff: [{ path: "values.tolerance", before: 10, after: 12 }],
};

test("a setting is changed with its version, and a change of it is undone", async () => {
  let stored = entry(12, 2);
  const { sent } = await openDesk("/desk/switches/weight", {
    replies: {
      "GET /desk/settings/weight": () => stored,
      "GET /desk/settings/weight/history": () => ({
        ...{ total_size: 1, limit: 20, offset: 1, changes: [change] },
      }),
      "PUT /desk/settings/weight": () => {
        stored = entry(15, 3);
        return { message: "Saved.", entry: stored, effects: [] };
      },
      "POST /desk/settings/weight/undo": () => ({
        ...{ message: "Undone.", entry: entry(10, 4) },
      }),
    },
  });
  const field = await screen.findByRole("textbox", { name: /Tolerance of weight/ });
  await userEvent.clear(field);
  await userEvent.type(field, "15");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByDisplayValue("15")).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "Undo version 2" }));
  expect(sent.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    ["PUT /desk/settings/weight", { version: 2, values: { tolerance: 15 } }],
    ["POST /desk/settings/weight/undo", { version: 2 }],
  ]);
});

test("the shop is named and placed, west of Greenwich too, and keeps what has no field", async () => {
  let business_name = "Errand Autun";
  const { sent } = await openDesk("/desk/switches/shop", {
    replies: {
      "GET /config": () => ({ ...testConfig, business_name }),
      "GET /desk/settings/shop": () => testSetting("shop", testShopValues),
      "GET /desk/settings/shop/history": () => ({
        ...{ total_size: 0, limit: 20, offset: 1, changes: [] },
      }),
      "PUT /desk/settings/shop": ({ values }) => {
        business_name = (values as typeof testShopValues).name;
        return {
          ...{ message: "Saved.", effects: [] },
          entry: testSetting("shop", values as object, 2),
        };
      },
    },
  });
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Please fill this in.")).toBeDefined();
  await userEvent.type(name, "Errand Brest");
  const longitude = screen.getByRole("textbox", { name: /^Longitude/ });
  await userEvent.clear(longitude);
  await userEvent.type(longitude, "-4.49");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await screen.findByText("Saved.");
  const menu = within(screen.getByRole("banner"));
  expect(await menu.findByText("Errand Brest")).toBeDefined();
  const location = { latitude: 46.9515, longitude: -4.49 };
  expect(sent.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    [
      "PUT /desk/settings/shop",
      {
        version: 1,
        values: {
          ...testShopValues,
          name: "Errand Brest",
          contact: { ...testShopValues.contact, location },
        },
      },
    ],
  ]);
});
