import type { StoreContract } from "@errand/core/contract.store";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { TestPrinter, TestUsb } from "../../printing/testing-usb.ts";
import { openSection } from "../testing.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { testSettings } from "./testing-settings.ts";

const readSettings = { "GET /store/settings": () => testSettings };

test("changes how orders are taken, and shows at its field what the server refuses", async () => {
  const writes = await openSection(<SettingsPage />, {
    ...readSettings,
    "PUT /store/settings": ({ accept_within }) =>
      accept_within === 99
        ? Response.json(
            { errors: [{ code: "accept_within", field: "accept_within", message: "3 to 15." }] },
            { status: 422 },
          )
        : { ...testSettings, message: "Changed." },
  });
  const field = await screen.findByLabelText("Answer an order within, minutes");
  await userEvent.clear(field);
  await userEvent.type(field, "99");
  await userEvent.click(screen.getByRole("checkbox", { name: "Take-away" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.clear(field);
  await userEvent.type(field, "5");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => writes).toHaveLength(2);
  expect(writes[1]?.input).toMatchObject({ accept_within: 5, take_away: false, delivery: true });
});

describe("the profile", () => {
  const profile: StoreContract["GET /store/profile"]["reply"]["profile"] = {
    phone: "+33612345678",
    email: "lucia@dalucia.test",
    description: null,
    description_fr: null,
    address: "12 Quai du Port",
    latitude: 43.3,
    longitude: 5.4,
    tax: 10,
    tin: null,
    tin_expire_date: null,
    tin_certificate_image_full_url: null,
  };

  test("sends what is changed, and says that the desk checks it", async () => {
    let pending: StoreContract["GET /store/profile"]["reply"]["pending"] = null;
    const writes = await openSection(
      <SettingsPage />,
      {
        ...readSettings,
        "GET /store/profile": () => ({ profile, pending, refusal: null }),
        "PUT /store/profile": () => {
          pending = {
            application_id: 4,
            submitted_at: "2026-11-28T09:00:00.000Z",
            address: "1 Rue Neuve",
          };
          return { profile, pending, refusal: null, message: "It waits for the desk." };
        },
      },
      { at: "?show=profile" },
    );
    const address = await screen.findByLabelText(/^Address/);
    await userEvent.clear(address);
    await userEvent.type(address, "1 Rue Neuve");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^A change of .* waits for the desk\.$/)).toBeDefined();
    expect(writes).toEqual([{ endpoint: "PUT /store/profile", input: { address: "1 Rue Neuve" } }]);
    expect(screen.getByLabelText(/^Address/)).toHaveProperty("value", "1 Rue Neuve");
  });

  test("shows why the desk has refused a change", async () => {
    const refusal = { reason: "The number is not readable.", at: "2026-11-28T09:00:00.000Z" };
    await openSection(
      <SettingsPage />,
      { ...readSettings, "GET /store/profile": () => ({ profile, pending: null, refusal }) },
      { at: "?show=profile" },
    );
    expect(await screen.findByText("The number is not readable.")).toBeDefined();
  });
});

describe("the printers", () => {
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(navigator, "usb");
  });

  const noNetworkPrinter = { is_set: false, width: null, last_seen_at: null };
  const replies = { ...readSettings, "GET /store/printer": () => noNetworkPrinter };
  const at = "?show=printer";

  test("connects a USB printer, and prints a test in the chosen width", async () => {
    const device = new TestPrinter();
    const usb = new TestUsb(device);
    Object.defineProperty(navigator, "usb", { value: usb, configurable: true });
    await openSection(<SettingsPage />, replies, { at });
    await userEvent.click(await screen.findByRole("button", { name: "Connect a printer…" }));
    expect(await screen.findByText("TM-T20III")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Print a test" }));
    await expect.poll(() => device.printed).toHaveLength(1);
    expect(device.printed[0]).toContain("àâçéèêëîïôœùûü ÄÖÜß €");
    expect(device.printed[0]).toContain("-".repeat(48));
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByRole("button", { name: "Connect a printer…" })).toBeDefined();
  });

  test("says where the browser does not reach a USB printer", async () => {
    await openSection(<SettingsPage />, replies, { at });
    expect(await screen.findByText(/^This browser does not reach USB printers/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Connect a printer…" })).toBeNull();
  });

  test("prints what is accepted, as the store chooses", async () => {
    const writes = await openSection(
      <SettingsPage />,
      { ...replies, "PUT /store/settings": () => ({ ...testSettings, message: "Changed." }) },
      { at },
    );
    await userEvent.click(await screen.findByRole("radio", { name: "A ticket for the kitchen" }));
    expect(writes).toEqual([
      { endpoint: "PUT /store/settings", input: { print_on_accept: "kitchen" } },
    ]);
  });

  test("shows the address of a network printer once, and asks before it makes another", async () => {
    let state: StoreContract["GET /store/printer"]["reply"] = noNetworkPrinter;
    const writes = await openSection(
      <SettingsPage />,
      {
        ...replies,
        "GET /store/printer": () => state,
        "POST /store/printer": () => {
          state = { is_set: true, width: 48, last_seen_at: null };
          return { message: "Changed.", url: "https://errand.example/api/v1/store/printer/x" };
        },
      },
      { at },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Make an address" }));
    expect(await screen.findByText("https://errand.example/api/v1/store/printer/x")).toBeDefined();
    expect(await screen.findByText("The printer has not asked for tickets yet.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Make another address…" }));
    expect(writes).toHaveLength(1);
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await expect.poll(() => writes).toHaveLength(2);
  });
});
