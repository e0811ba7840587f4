import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { acceptedInvitation } from "../account/invitation.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { InvitationOpener } from "./invitation-opener.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  panelStore.set(null);
});

async function open(hash: string, isOffered = true) {
  const status = isOffered ? 1 : 0;
  renderApp(
    <ShopContext value={testShop({ customer_wallet_status: 1, ref_earning_status: status })}>
      <p>The shop</p>
      <InvitationOpener />
    </ShopContext>,
    { at: "/", query: hash },
  );
  await screen.findByText("The shop");
}

const state = () => [panelStore.get()?.name ?? null, acceptedInvitation()];

// These stand first, because the code of a tab stays in memory.
test.each([
  ["a fragment that is no code", "#ref_code=<script>", true],
  ["another fragment", "#content", true],
  ["an invitation to a shop without referrals", "#ref_code=ACDEFHJKLM", false],
])("ignores %s", async (_what, hash, isOffered) => {
  await open(hash, isOffered);
  expect(state()).toEqual([null, ""]);
});

test("asks a customer to sign up no more", async () => {
  store("token", "t".repeat(43));
  await open("#ref_code=ACDEFHJKLM");
  expect(state()).toEqual([null, ""]);
});

test("opens the sign-up of a guest and stores the code", async () => {
  await open("#ref_code=ACDEFHJKLM");
  expect(panelStore.get()).toMatchObject({ name: "sign-in", input: { mode: "sign-up" } });
  expect(acceptedInvitation()).toBe("ACDEFHJKLM");
});
