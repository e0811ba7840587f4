import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { panelStore } from "../shell/panels.ts";
import { store } from "../visitor/storage.ts";
import { button, showProfile, startSignedIn } from "./profile-testing.tsx";

let toasts: string[];

beforeEach(() => {
  toasts = startSignedIn();
});

describe("a guest", () => {
  test("is prompted to sign in without any API call, and returns to the same page", async () => {
    store("token", null);
    const calls = showProfile({}, { page: "address" });
    expect(await screen.findByText("Please sign in")).toBeTruthy();
    expect(toasts).toEqual(["You must be login to access this page."]);
    expect(panelStore.get()).toMatchObject({
      name: "sign-in",
      input: { next: "/profile?page=address" },
    });
    expect(calls).toEqual([]);
  });

  test("who has just signed out is not prompted to sign in", async () => {
    showProfile();
    await button("Save changes");
    act(() => store("token", null));
    expect(await screen.findByText("Please sign in")).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});
