import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { stored } from "../session/storage.ts";
import { show } from "../testing.tsx";
import { readToasts } from "../testing-api.ts";
import { ModulesDialog } from "./modules-dialog.tsx";

const module = (id: number, name: string) =>
  ({
    id,
    slug: name.toLowerCase(),
    module_name: name,
    module_type: "food",
    icon_full_url: null,
    stores_count: id,
  }) as Shop["modules"][number];

function showDialog(modules: Shop["modules"]) {
  const onClose = vi.fn();
  const config = {} as Shop["config"];
  show(
    <ShopContext value={{ config, modules, origin: "http://errand.test" }}>
      <ModulesDialog open onClose={onClose} input={undefined} />
    </ShopContext>,
    { routes: { "/home": <p>At home</p> } },
  );
  return onClose;
}

beforeEach(() => localStorage.clear());

test("offers the modules of the visitor's zones", () => {
  showDialog([module(1, "Food"), module(2, "Grocery")]);
  const names = within(screen.getByRole("list")).getAllByRole("button");
  expect(names.map((button) => button.textContent)).toEqual(["Food1 store", "Grocery2 stores"]);
});

test("a chosen module is remembered and said, and leads home", async () => {
  const toasts = readToasts();
  const onClose = showDialog([module(1, "Food"), module(2, "Grocery")]);
  await userEvent.click(screen.getByRole("button", { name: /Grocery/ }));
  expect(stored("module")).toMatchObject({ id: 2, slug: "grocery", module_name: "Grocery" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(toasts).toEqual(["A Module has been selected."]);
  expect(await screen.findByText("At home")).toBeDefined();
});

test("says whom to ask when there is none", () => {
  showDialog([]);
  expect(screen.getByText("No module found")).toBeDefined();
  expect(screen.getByText("Contact with the site owner to activate modules.")).toBeDefined();
});
