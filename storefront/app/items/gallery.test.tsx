import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { Gallery } from "./gallery.tsx";

const pictures = ["/images/one/640.webp", "/images/two/640.webp", "/images/three/640.webp"];
const chosen = () =>
  screen
    .getAllByRole("button", { name: /^Show picture/ })
    .map((thumbnail) => thumbnail.getAttribute("aria-pressed"));

/** Includes the time to load the dialog's chunk. */

test("changes the picture by thumbnails and arrow keys, and only the shown picture is a tab stop", async () => {
  renderApp(<Gallery name="Rye loaf" pictures={pictures} />);
  await userEvent.click(screen.getByRole("button", { name: "Show picture 2" }));
  expect(chosen()).toEqual(["false", "true", "false"]);

  const slide = (number: number) =>
    screen.getByRole("button", { name: `Zoom in on Rye loaf, picture ${number} of 3` });
  slide(2).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(slide(3));
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(slide(1));
  expect(chosen()).toEqual(["true", "false", "false"]);
  expect(slide(2).tabIndex).toBe(-1);
});

test("opens the zoom dialog, where keys zoom and change the picture", async () => {
  renderApp(<Gallery name="Rye loaf" pictures={pictures} />);
  await userEvent.click(
    screen.getByRole("button", { name: "Zoom in on Rye loaf, picture 1 of 3" }),
  );
  const dialog = await screen.findByRole("dialog", { name: "Rye loaf" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const picture = () => within(dialog).getByRole("img");
  await userEvent.keyboard("+");
  expect(picture().style.transform).toContain("scale(1.6)");
  // While zoomed in, the arrow keys pan the picture.
  await userEvent.keyboard("{ArrowRight}");
  expect(picture().getAttribute("alt")).toBe("Rye loaf, picture 1 of 3");
  await userEvent.keyboard("0{ArrowRight}");
  expect(picture().style.transform).toContain("scale(1)");
  expect(picture().getAttribute("alt")).toBe("Rye loaf, picture 2 of 3");

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(chosen()).toEqual(["false", "true", "false"]);
  await expect
    .poll(() => document.activeElement?.getAttribute("aria-label"))
    .toBe("Zoom in on Rye loaf, picture 2 of 3");
});

test("shows no thumbnails for one picture, and a placeholder for none", () => {
  renderApp(<Gallery name="Rye loaf" pictures={pictures.slice(0, 1)} />);
  expect(screen.queryByRole("button", { name: /^Show picture/ })).toBeNull();
  renderApp(<Gallery name="Oat loaf" pictures={[]} />);
  expect(screen.getByText("Oat loaf")).toBeTruthy();
});

test("shows the picture that a card has loaded until the first one has", () => {
  renderApp(<Gallery name="Rye loaf" pictures={pictures} preview="/images/one/160.webp" />);
  const [first, second] = screen.getAllByRole("button", { name: /^Zoom in/ });
  expect(first?.style.backgroundImage).toContain("/images/one/160.webp");
  expect(second?.style.backgroundImage).toBe("");
});
