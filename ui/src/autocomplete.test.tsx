import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Autocomplete } from "./autocomplete.tsx";
import { Dialog } from "./dialog.tsx";
import { renderUi } from "./testing/render.tsx";

const streets = ["Quai des Voiles", "Rue du Moulin", "Rue des Mouettes"];

function StreetSearch({
  onChoose,
  start = "",
}: {
  onChoose(street: string): void;
  start?: string;
}) {
  const [text, setText] = useState(start);
  const matches =
    text === "" ? [] : streets.filter((street) => street.toLowerCase().includes(text));
  return (
    <Autocomplete
      label="Street"
      text={text}
      onText={setText}
      items={matches}
      textOf={(street) => street}
      keyOf={(street) => street}
      onChoose={onChoose}
      emptyText="No such street"
    />
  );
}

/** Focuses the input and waits until the component with the suggestions has replaced it. */
async function focusInput() {
  const plain = screen.getByRole("combobox", { name: "Street" });
  await userEvent.click(plain);
  await waitFor(() => expect(plain.isConnected).toBe(false));
  return screen.getByRole("combobox", { name: "Street" });
}

test("keeps the text and the focus while the suggestions load", async () => {
  renderUi(<StreetSearch onChoose={() => {}} />);
  const plain = screen.getByRole("combobox", { name: "Street" });
  await userEvent.click(plain);
  await userEvent.keyboard("mou");
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
    "Rue du Moulin",
    "Rue des Mouettes",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Street" }));
  await userEvent.keyboard("e");
  expect(document.activeElement).toHaveProperty("value", "moue");
});

test("keeps the selection of a field that was reached by Tab, so that the first key replaces its text", async () => {
  renderUi(<StreetSearch start="Rue du Moulin" onChoose={() => {}} />);
  const plain = screen.getByRole<HTMLInputElement>("combobox", { name: "Street" });
  await userEvent.tab();
  expect([plain.selectionStart, plain.selectionEnd]).toEqual([0, 13]);
  await waitFor(() => expect(plain.isConnected).toBe(false));
  await userEvent.keyboard("quai");
  expect(document.activeElement).toHaveProperty("value", "quai");
});

test("keeps the focus inside a dialog, which traps it", async () => {
  renderUi(
    <Dialog open onClose={() => {}} title="Where to?">
      <StreetSearch onChoose={() => {}} />
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.type(await focusInput(), "quai");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
});

test("suggests while typing, and Enter chooses the highlighted suggestion", async () => {
  const onChoose = vi.fn();
  renderUi(<StreetSearch onChoose={onChoose} />);
  const input = await focusInput();
  await userEvent.type(input, "mo");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Rue du Moulin",
    "Rue des Mouettes",
  ]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Rue des Mouettes");
  expect(input).toHaveProperty("value", "Rue des Mouettes");
  expect(screen.queryByRole("option")).toBeNull();
});

test("Escape closes the suggestions and keeps the text", async () => {
  renderUi(<StreetSearch onChoose={() => {}} />);
  const input = await focusInput();
  await userEvent.type(input, "mo{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(input).toHaveProperty("value", "mo");
  expect(input.getAttribute("aria-expanded")).toBe("false");
});

test("shows that there are no suggestions", async () => {
  renderUi(<StreetSearch onChoose={() => {}} />);
  await userEvent.type(await focusInput(), "zz");
  expect(screen.getByText("No such street")).toBeDefined();
});
