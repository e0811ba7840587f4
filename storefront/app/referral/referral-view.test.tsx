import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { ReferralView } from "./referral-view.tsx";
import type { Referrals } from "./referrals.ts";

const referrals: Referrals = {
  ref_code: "ACDEFHJKLM",
  reward: 5,
  earned: 5,
  friend_bonus: {
    discount_amount: 15,
    discount_amount_type: "percentage",
    validity: "2026-06-03",
  },
  total_size: 2,
  limit: 20,
  offset: 1,
  data: [
    { f_name: "Noé", joined_at: "2026-03-04T23:30:00.000Z", reward: null, rewarded_at: null },
    {
      f_name: "Inès",
      joined_at: "2026-02-01T10:00:00.000Z",
      reward: 5,
      rewarded_at: "2026-02-03T19:00:00.000Z",
    },
  ],
};
const none: Referrals = { ...referrals, earned: 0, total_size: 0, data: [] };

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});

function show(reply: (input: Record<string, unknown>) => Referrals | Response) {
  const calls = fakeApi({ "GET /customer/referrals": reply });
  renderApp(
    <ShopContext value={testShop()}>
      <ReferralView />
    </ShopContext>,
  );
  return calls;
}

test("shows the code, its link as a QR code, and what both sides get", async () => {
  show(() => referrals);
  const code = await screen.findByRole("region", { name: "Your code" });
  expect(within(code).getByText("ACDEFHJKLM")).toBeTruthy();
  expect(within(code).getByText(/#ref_code=ACDEFHJKLM$/)).toBeTruthy();
  expect(within(code).getByRole("img", { name: "QR code of your link" })).toBeTruthy();
  expect(
    screen.getByText("€5.00 for each friend, when their first order is delivered."),
  ).toBeTruthy();
  expect(screen.getByText("They save 15% on their first order.")).toBeTruthy();
});

test("lists the friends with what each has earned, by days of the shop", async () => {
  show(() => referrals);
  const friends = await screen.findByRole("region", { name: "Your friends" });
  const [noe, ines] = within(friends).getAllByRole("listitem");
  expect(noe?.textContent).toBe("NoéJoined on 5 MarchNo order yet");
  expect(ines?.textContent).toBe("InèsFirst order on 3 February+€5.00");
  expect(within(friends).getByText("€5.00 earned")).toBeTruthy();
});

test("copies the code and the link", async () => {
  const user = userEvent.setup();
  const toasts = readToasts();
  show(() => none);
  await user.click(await screen.findByRole("button", { name: "Copy code" }));
  expect(await navigator.clipboard.readText()).toBe("ACDEFHJKLM");
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toMatch(/#ref_code=ACDEFHJKLM$/);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(toasts).toEqual([
    "Code copied",
    "Link copied",
    "Copying is not possible here: ACDEFHJKLM",
  ]);
});

test("says when nobody has joined, and loads more friends", async () => {
  show(() => none);
  expect(await screen.findByText("Nobody has joined yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("loads more friends on request", async () => {
  const calls = show(({ limit }) =>
    limit === "20" ? { ...referrals, total_size: 3 } : { ...referrals, limit: 40 },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).toBeNull());
  expect(calls.map(({ input }) => input.limit)).toEqual(["20", "40"]);
});

test("offers to try again when the list cannot be loaded", async () => {
  let isDown = true;
  show(() => (isDown ? errorReply(403, "feature_off", "Off.") : referrals));
  expect(await screen.findByText("Your referrals could not be loaded.")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("ACDEFHJKLM")).toBeTruthy();
});
