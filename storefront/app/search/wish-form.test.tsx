import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { WishForm } from "./wish-form.tsx";

const message = "The stores near you can see your wish.";

afterEach(() => localStorage.clear());

test("asks the stores for what was searched for, with what a customer adds", async () => {
  store("token", "t".repeat(43));
  const calls = fakeApi({ "POST /customer/wishes": () => ({ message }) });
  renderApp(<WishForm text="sun cream" />);
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: /What are you looking for/ }), " SPF 50");
  await user.click(screen.getByRole("radio", { name: "Today" }));
  expect(screen.queryByRole("textbox", { name: /email/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Ask for it" }));
  expect((await screen.findByText(message)).closest("[role=status]")).toBeTruthy();
  expect(calls).toMatchObject([{ input: { text: "sun cream SPF 50", urgency: "today" } }]);
});

test("asks a guest for an address, and sends nothing without one", async () => {
  const calls = fakeApi({
    "POST /auth/guest/request": () => ({ guest_id: "g".repeat(22), message: "" }),
    "POST /customer/wishes": () => ({ message }),
  });
  renderApp(<WishForm text="sun cream" />);
  const user = userEvent.setup();
  const submit = screen.getByRole("button", { name: "Ask for it" });
  await user.click(submit);
  expect((await screen.findByRole("alert")).textContent).toBe("Email is required");
  expect(calls).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /email/ }), "lea@example.org");
  await user.click(submit);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({ input: { urgency: "week", email: "lea@example.org" } });
});

test("shows why the stores are not asked, and keeps what was typed", async () => {
  store("token", "t".repeat(43));
  const refusal = "Please try again later.";
  fakeApi({
    "POST /customer/wishes": () => {
      const errors = [{ code: "throttled", message: refusal }];
      return Response.json({ errors }, { status: 429 });
    },
  });
  renderApp(<WishForm text="sun cream" />);
  await userEvent.click(screen.getByRole("button", { name: "Ask for it" }));
  expect((await screen.findByRole("alert")).textContent).toBe(refusal);
  expect(screen.getByRole("textbox")).toHaveProperty("value", "sun cream");
});
