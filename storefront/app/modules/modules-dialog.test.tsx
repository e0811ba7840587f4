import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useProfile } from "../account/account.queries.ts";
import { testCustomer } from "../account/testing.ts";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { ModulesDialog } from "./modules-dialog.tsx";

const module = (id: number, name: string) =>
  testModule({ id, slug: name.toLowerCase(), module_name: name, stores_count: id });

/** The page that opens the dialog, with a field before its content. */
function PageWithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <input aria-label="Search" />
      <main id="content" tabIndex={-1}>
        <h1>At home</h1>
        <a href="/first">First link</a>
      </main>
      <ModulesDialog open={open} onClose={() => setOpen(false)} input={undefined} />
    </>
  );
}

test("moves the focus to the heading of the page when it closes, not to its first field or link", async () => {
  renderApp(
    <ShopContext value={testShop({}, [module(1, "Food")])}>
      <PageWithDialog />
    </ShopContext>,
  );
  await userEvent.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
  );
});

function showDialog(modules: Shop["modules"]) {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <ProfileName />
      <ModulesDialog open onClose={onClose} input={undefined} />
    </ShopContext>,
    { routes: { "/home": <p>At home</p>, "/interest": <p>What do you like?</p> } },
  );
  return onClose;
}

/** Loads the profile into the cache, as the header does. */
function ProfileName() {
  const { data } = useProfile();
  return <p>{data?.f_name}</p>;
}

beforeEach(() => localStorage.clear());

test("offers the modules of the visitor's zones", () => {
  showDialog([module(1, "Food"), module(2, "Grocery")]);
  const names = within(screen.getByRole("list")).getAllByRole("button");
  expect(names.map((button) => button.textContent)).toEqual(["Food1 store", "Grocery2 stores"]);
});

test("stores the chosen module, shows a toast and opens the home page", async () => {
  const toasts = readToasts();
  const onClose = showDialog([module(1, "Food"), module(2, "Grocery")]);
  await userEvent.click(screen.getByRole("button", { name: /Grocery/ }));
  expect(stored("module")).toMatchObject({ id: 2, slug: "grocery", module_name: "Grocery" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(toasts).toEqual(["A Module has been selected."]);
  expect(await screen.findByText("At home")).toBeDefined();
});

test("opens the interests of a module once per customer, and never for parcels", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  const customer = testCustomer({ f_name: "Ines", selected_modules_for_interest: [1] });
  fakeApi({ "GET /customer/info": () => customer });
  const parcels = { ...module(3, "Parcels"), module_type: "parcel" as const };
  const modules = [module(1, "Food"), module(2, "Grocery"), parcels];
  for (const [name, text] of [
    ["Food", "At home"],
    ["Parcels", "At home"],
    ["Grocery", "What do you like?"],
  ] as const) {
    showDialog(modules);
    await screen.findByText("Ines");
    await userEvent.click(screen.getByRole("button", { name: new RegExp(name) }));
    expect(await screen.findByText(text)).toBeDefined();
    cleanup();
  }
});

test('asks for interests in no module after "Not now"', async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  store("interests", "declined");
  fakeApi({ "GET /customer/info": () => testCustomer({ f_name: "Ines" }) });
  showDialog([module(1, "Food"), module(2, "Grocery")]);
  await screen.findByText("Ines");
  await userEvent.click(screen.getByRole("button", { name: /Grocery/ }));
  expect(await screen.findByText("At home")).toBeDefined();
});

test("stays in the module without a connection, and says why", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const toasts = readToasts();
  showDialog([module(1, "Food"), module(2, "Grocery")]);
  await userEvent.click(screen.getByRole("button", { name: /Grocery/ }));
  expect(toasts).toEqual(["You’re offline. Try again when you’re back."]);
  expect(stored("module")).toBeNull();
  expect(screen.queryByText("At home")).toBeNull();
});

test("shows a message when there are no modules", () => {
  showDialog([]);
  expect(screen.getByText("No module found")).toBeDefined();
  expect(screen.getByText("Contact with the site owner to activate modules.")).toBeDefined();
});
