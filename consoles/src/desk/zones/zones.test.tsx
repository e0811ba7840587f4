import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testSetting, testShopValues } from "../settings/testing-setting.ts";
import { openDesk } from "../testing.tsx";

const square = (west: number, south: number) => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
      [west, south],
    ],
  ],
});
const terms = { "1": { kind: "fixed", charge: 2.9 } };
const zone = (id: number, name: string, active = 1) => ({
  ...{ path: `zones/${id}`, id, version: 1, active, status: active ? "live" : "off" },
  ...{ position: null, from: null, until: null, next: null, uses: 0, given: null },
  ...{ updated_at: null, updated_by: null },
  values: {
    ...{ name: { en: name, fr: name }, area: square(3, 43), delivers_to: [], delivery: terms },
    ...{ cash: false, online: true, transfers: false },
    ...{ delivery_fee_rise: 0, delivery_fee_message: null },
  },
});
const page = (entries: object[]) => ({
  ...{ total_size: entries.length, limit: 100, offset: 1, entries },
});

function open(path: string, replies: Record<string, () => object> = {}) {
  const zones = [zone(2, "Harbour")];
  return openDesk(path, {
    replies: {
      "GET /desk/settings/zones": () => page(zones),
      "GET /desk/settings/zones/{entry_id}/history": () => ({
        ...{ total_size: 0, limit: 20, offset: 1, changes: [] },
      }),
      "GET /module": () => [],
      "GET /desk/settings/shop": () => testSetting("shop", testShopValues),
      "POST /desk/settings/zones": ({ values }) => {
        const added = { ...zone(5, "", 0), values: values as ReturnType<typeof zone>["values"] };
        zones.push(added);
        return { message: "Added.", entry: added, effects: [] };
      },
      ...replies,
    },
  });
}

test("a new zone starts closed, around the place of the shop, with the charges of another", async () => {
  const { sent } = await open("/desk/zones");
  await userEvent.click(await screen.findByRole("button", { name: "Add a zone" }));
  const dialog = await screen.findByRole("dialog", { name: "A new zone" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Add it" }));
  expect(await within(dialog).findByText("Please fill this in.")).toBeDefined();
  await userEvent.type(within(dialog).getByRole("textbox", { name: /in English/ }), "Old town");
  await userEvent.click(within(dialog).getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: "As in Harbour" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Add it" }));
  expect(await screen.findByRole("switch", { name: /Open/ })).toHaveProperty("checked", false);
  const [{ input } = { input: {} }] = sent.filter(({ endpoint }) => endpoint.startsWith("POST"));
  expect(input).toMatchObject({
    active: 0,
    values: {
      ...{ name: { en: "Old town", fr: "Old town" }, cash: false, delivers_to: [] },
      delivery: terms,
      area: { type: "Polygon", coordinates: [expect.arrayContaining([[4.2862, 46.9425]])] },
    },
  });
});

test("a zone in use stays, and says so; another is deleted after a question", async () => {
  let isUsed = true;
  const { sent } = await open("/desk/zones/2", {
    "DELETE /desk/settings/zones/{entry_id}": () =>
      isUsed
        ? Response.json(
            { errors: [{ code: "entry_in_use", message: "It is in use." }] },
            { status: 409 },
          )
        : { message: "Deleted." },
  });
  const remove = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  };
  await remove();
  expect(await screen.findByText("It is in use.")).toBeDefined();
  isUsed = false;
  await remove();
  expect(await screen.findByText("Deleted.")).toBeDefined();
  expect(await screen.findByRole("button", { name: "Add a zone" })).toBeDefined();
  expect(sent.map(({ input }) => input)).toEqual([{ version: "1" }, { version: "1" }]);
});

test("the area that is edited lies above the map, which renders later", async () => {
  await open("/desk/zones/2");
  await screen.findByRole("heading", { level: 2, name: "Harbour" });
  const pane = await waitFor(() => {
    const [found] = document.getElementsByClassName("leaflet-areas-pane");
    if (!(found instanceof HTMLElement)) throw new Error("no area is drawn");
    return found;
  });
  expect(Number(pane.style.zIndex)).toBeGreaterThan(400);
  expect(pane.querySelector("path")?.getAttribute("stroke")).toBe("var(--warn)");
});
