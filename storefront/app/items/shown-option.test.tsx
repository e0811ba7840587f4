import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { renderInShop, testShirt } from "../catalog/testing.tsx";
import { ItemView } from "./item-view.tsx";

const shirt = testShirt({
  images_full_url: ["/images/red", "/images/red-back", "/images/black"],
  choice_options: [
    { name: "choice_1", title: "Size", options: ["S", "L"] },
    {
      name: "choice_2",
      title: "Colour",
      options: ["Red", "Black"],
      pictures: [[0, 1], [2]],
      keys: ["red", "black"],
    },
  ],
});

function Address() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back of {useLocation().search}
    </button>
  );
}

function open(query?: string) {
  renderInShop(
    <>
      <ItemView item={shirt} />
      <Address />
    </>,
    { query },
  );
  return userEvent.setup();
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const address = (search: string) => screen.findByRole("button", { name: `Back of ${search}` });
const pictures = () =>
  screen
    .getAllByRole("button", { name: /^Zoom in on/ })
    .map((slide) => slide.querySelector("img")?.getAttribute("src")?.split("?")[0]);

test("a link with a colour opens the item in it", () => {
  open("?option=black");
  expect(radio("Black").checked).toBe(true);
  expect(pictures()).toEqual(["/images/black"]);
});

test("a link with a colour that the item does not have opens it in its first one", () => {
  open("?option=green");
  expect(radio("Red").checked).toBe(true);
});

test("a colour changes the address, and Back returns to the one before and keeps the size", async () => {
  const user = open("?module_id=4");
  await user.click(radio("Black"));
  await user.click(radio("L"));
  await address("?module_id=4&option=black");
  expect(screen.getByRole("button", { name: /^Add to Cart/ }).textContent).toContain("€25.00");
  await user.click(radio("Red"));
  await user.click(await address("?module_id=4&option=red"));
  await address("?module_id=4&option=black");
  expect([radio("Black").checked, radio("L").checked]).toEqual([true, true]);
  await user.click(await address("?module_id=4&option=black"));
  await address("?module_id=4");
  expect([radio("Red").checked, radio("L").checked]).toEqual([true, true]);
  expect(pictures()).toHaveLength(2);
});

test("shares the item in the chosen colour", async () => {
  const user = open("?option=black");
  await user.click(screen.getByRole("button", { name: /^Share/ }));
  expect(await navigator.clipboard.readText()).toMatch(/\/product\/linen-shirt\?option=black$/);
});

test("the pointer over a colour only previews it", async () => {
  const user = open();
  const gallery = screen.getByRole("region", { name: /Linen shirt/ });
  const shown = () => [...gallery.querySelectorAll("img")].map((image) => image.src);
  const before = shown();
  await user.hover(screen.getByText("Black"));
  expect(shown().filter((src) => src.includes("/images/black"))).toHaveLength(1);
  expect(radio("Red").checked).toBe(true);
  await user.unhover(screen.getByText("Black"));
  expect(shown()).toEqual(before);
  expect(within(gallery).queryByText(/Black/)).toBeNull();
});
