import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store } from "../session/storage.ts";
import { show } from "../testing.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { FooterLink } from "./footer-link.tsx";

const scrollTo = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

function showLink(needsSignIn = false) {
  show(
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

test("scrolls to the top first and goes 300 ms later", async () => {
  const link = showLink();
  const pressed = performance.now();
  await userEvent.click(link);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(screen.queryByText("The wallet")).toBeNull();
  await screen.findByText("The wallet");
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(295);
});

test("tells a guest to sign in, and stays", async () => {
  await userEvent.click(showLink(true));
  expect(await screen.findByText("You must be login to access this page.")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(screen.queryByText("The wallet")).toBeNull();
});

test("lets a customer through", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  await userEvent.click(showLink(true));
  expect(await screen.findByText("The wallet")).toBeDefined();
});
