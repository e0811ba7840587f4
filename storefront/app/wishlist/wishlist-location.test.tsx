import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { WishlistDrawer } from "./wishlist-drawer.tsx";

test("asks customers without a location for one instead of showing an empty wishlist", async () => {
  store("token", "t".repeat(43));
  store("zoneid", null);
  renderApp(<WishlistDrawer open onClose={() => {}} input={undefined} />);
  expect(await screen.findByText("Where are you?")).toBeTruthy();
  expect(screen.queryByText("No items yet")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Choose a location" }));
  expect(panelStore.get()).toMatchObject({ name: "location", isOpen: true });
});
