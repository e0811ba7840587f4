import { ToastHost } from "@errand/ui/toast-host.tsx";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { FooterLink } from "./footer-link.tsx";

const scrollTo = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showLink(needsSignIn = false) {
  renderApp(
    <>
      <FooterLink to="/wallet" needsSignIn={needsSignIn}>
        My wallet
      </FooterLink>
      <ToastHost />
    </>,
    { routes: { "/wallet": "The wallet" } },
  );
  return screen.getByRole("link", { name: "My wallet" });
}

/** Presses the link and advances the timers. */
async function press(link: HTMLElement, milliseconds: number) {
  vi.useFakeTimers();
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test("scrolls to the top first and navigates 300 ms later", async () => {
  await press(showLink(), 299);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(screen.queryByText("The wallet")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("The wallet")).toBeDefined();
});

test("asks a guest to sign in, remembers the target and stays on the page", async () => {
  const link = showLink(true);
  await press(link, 1_000);
  expect(panelStore.get()).toMatchObject({ name: "sign-in", input: { next: "/wallet" } });
  expect(screen.queryByText("The wallet")).toBeNull();
  vi.useRealTimers();
  expect(await screen.findByText("You must be login to access this page.")).toBeDefined();
});

test("opens the target for a signed-in customer", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  await userEvent.click(showLink(true));
  expect(await screen.findByText("The wallet")).toBeDefined();
});
