import type { GroupMember } from "@errand/core/groups/groups.contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { HostGroup } from "./host-group.tsx";
import { JoinGroup } from "./join-group.tsx";
import { NothingWanted } from "./nothing-wanted.tsx";
import { OwnOrder } from "./own-order.tsx";
import { ReadyMember } from "./ready-member.tsx";
import { testGroup } from "./testing.ts";

const priya: GroupMember = {
  id: 2,
  name: "Priya",
  is_host: false,
  state: "choosing",
  count: 0,
  lines: [],
};
const groupOf = (own: GroupMember) => testGroup({ me: 2, members: [...testGroup().members, own] });

beforeEach(visitAsGuest);

function record() {
  return fakeApi({
    "GET /stores/details/{id}": () => errorReply(404, "store", "No such store."),
    "POST /customer/group/join": () => groupOf(priya),
    "PUT /customer/group/ready": () => groupOf({ ...priya, state: "wants_nothing" }),
  });
}

const show = (step: ReactNode) => renderApp(<ShopContext value={testShop()}>{step}</ShopContext>);

const changesOf = (calls: ReturnType<typeof record>) =>
  calls.filter(({ endpoint }) => !endpoint.startsWith("GET")).map(({ input }) => input);

test("who has opened the link says by name to take nothing", async () => {
  const calls = record();
  show(<JoinGroup group={testGroup()} />);
  await userEvent.click(screen.getByRole("button", { name: "Nothing for me" }));
  expect(await screen.findByText("Enter your name")).toBeTruthy();
  expect(changesOf(calls)).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: /^Your name/ }), "Priya");
  await userEvent.click(screen.getByRole("button", { name: "Nothing for me" }));
  const { code } = testGroup();
  expect(changesOf(calls)).toMatchObject([
    { code, name: "Priya" },
    { code, ready: true, wants_nothing: true },
  ]);
});

test("who has joined says to take nothing, until there is a line", async () => {
  const calls = record();
  const { unmount } = show(<OwnOrder group={groupOf(priya)} memberId={2} onReady={null} />);
  await userEvent.click(screen.getByRole("button", { name: "Nothing for me" }));
  expect(changesOf(calls)).toMatchObject([{ ready: true, wants_nothing: true }]);
  const chosen = groupOf({ ...priya, count: 1, lines: [testLine()] });
  unmount();
  show(<OwnOrder group={chosen} memberId={2} onReady={null} />);
  expect(screen.getByRole("heading", { name: /^1 item/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Nothing for me" })).toBeNull();
});

test("who takes nothing can choose after all, while others choose", async () => {
  const calls = record();
  const own = { ...priya, state: "wants_nothing" as const };
  const { unmount } = show(<NothingWanted group={groupOf(own)} own={own} />);
  expect(screen.getByText("Camille sees it, and does not wait for you.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose something after all" }));
  expect(changesOf(calls)).toMatchObject([{ ready: false }]);
  unmount();
  show(<NothingWanted group={{ ...groupOf(own), state: "locked" }} own={own} />);
  expect(screen.getByRole("button", { name: "Leave the group" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose something after all" })).toBeNull();
});

test("names what a share has besides the own lines", () => {
  record();
  const lines = [testLine({ totalPrice: 12.9 })];
  const own = { ...priya, state: "ready" as const, count: 1, lines, amount: 13.38 };
  show(<ReadyMember group={groupOf(own)} />);
  const part = screen.getByText("Your part of delivery, fees and discounts");
  expect(part.parentElement?.textContent).toContain("€0.48");
  expect(screen.getByText("You pay").parentElement?.textContent).toContain("€13.38");
});

test("the host sees who takes nothing, and does not count them as ready", () => {
  record();
  const ready = { ...priya, state: "ready" as const, count: 1, lines: [testLine()] };
  const nothing = { ...priya, id: 3, name: "Noé", state: "wants_nothing" as const };
  const host = testGroup().members[0];
  if (!host) throw new Error("A group has a host.");
  show(
    <HostGroup group={testGroup({ me: 1, members: [host, ready, nothing] })} onChoose={vi.fn()} />,
  );
  expect(screen.getByText("3 people joined, 1 ready")).toBeTruthy();
  expect(screen.getByText("takes nothing")).toBeTruthy();
  // Who has answered is not reminded; the host knows.
  expect(screen.queryByRole("button", { name: /^Remind/ })).toBeNull();
  // From right to left, a number stays before its dish.
  expect(screen.getByText(/^1 × /).tagName).toBe("BDI");
});
