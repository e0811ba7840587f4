import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { acceptInvitation } from "./invitation.ts";
import { InvitedBy } from "./invited-by.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show() {
  renderApp(
    <ShopContext value={testShop({ customer_wallet_status: 1, ref_earning_status: 1 })}>
      <InvitedBy />
      <p>Sign up</p>
    </ShopContext>,
  );
}

// This one stands first, because the code of a tab stays in memory.
test("says nothing to a visitor whom nobody invited", async () => {
  const calls = fakeApi({});
  show();
  await screen.findByText("Sign up");
  expect(screen.queryByRole("status")).toBeNull();
  expect(calls).toEqual([]);
});

test("names who invited the visitor, and what the first order costs less", async () => {
  acceptInvitation("ACDEFHJKLM");
  const friend_bonus = {
    discount_amount: 15,
    discount_amount_type: "percentage",
    validity: "2026-06-03",
  } as const;
  const calls = fakeApi({ "POST /auth/invitation": () => ({ f_name: "Inès", friend_bonus }) });
  show();
  expect((await screen.findByRole("status")).textContent).toBe(
    "Inès invites you.Sign up and your first order costs 15% less, until 3 June.",
  );
  expect(calls.map(({ input }) => input)).toEqual([{ ref_code: "ACDEFHJKLM" }]);
});

test("says nothing of a code that nobody has", async () => {
  acceptInvitation("NOBODY");
  const calls = fakeApi({ "POST /auth/invitation": () => errorReply(422, "ref_code", "Unknown.") });
  show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
});
