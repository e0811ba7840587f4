import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PageLink } from "./page-link.tsx";

const Stores = () => <PageLink to="/store/soup-bar">Soup bar</PageLink>;
const Menu = () => <p>Menu</p>;
const App = createRoutesStub([
  { path: "/", Component: Stores },
  { path: "/store/:id", loader: () => null, Component: Menu },
]);

function showLink() {
  render(<App />);
  return screen.getByRole("link", { name: "Soup bar" });
}

const prefetched = () =>
  [...document.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));

test("fetches the data of its page when a touch starts, before it is a tap", () => {
  const link = showLink();
  expect(prefetched()).toEqual([]);
  fireEvent.pointerDown(link, { pointerType: "touch" });
  expect(prefetched()).toEqual([expect.stringContaining("/store/soup-bar.data")]);
});

test("opens its page", async () => {
  fireEvent.click(showLink());
  expect(await screen.findByText("Menu")).toBeDefined();
});
