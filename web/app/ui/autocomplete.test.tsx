import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { show } from "../testing.tsx";
import { Autocomplete } from "./autocomplete.tsx";

const streets = ["Quai des Voiles", "Rue du Moulin", "Rue des Mouettes"];

function StreetSearch({ onChoose }: { onChoose(street: string): void }) {
  const [text, setText] = useState("");
  const found = text === "" ? [] : streets.filter((street) => street.toLowerCase().includes(text));
  return (
    <Autocomplete
      label="Street"
      text={text}
      onText={setText}
      items={found}
      textOf={(street) => street}
      keyOf={(street) => street}
      onChoose={onChoose}
      emptyText="No such street"
    />
  );
}

test("suggests while one types, and Enter takes the one the arrows lead to", async () => {
  const onChoose = vi.fn();
  show(<StreetSearch onChoose={onChoose} />);
  const input = screen.getByRole("combobox", { name: "Street" });
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

test("Escape puts the suggestions away and keeps what was typed", async () => {
  show(<StreetSearch onChoose={() => {}} />);
  const input = screen.getByRole("combobox", { name: "Street" });
  await userEvent.type(input, "mo{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(input).toHaveProperty("value", "mo");
  expect(input.getAttribute("aria-expanded")).toBe("false");
});

test("says so when there is nothing to suggest", async () => {
  show(<StreetSearch onChoose={() => {}} />);
  await userEvent.type(screen.getByRole("combobox", { name: "Street" }), "zz");
  expect(screen.getByText("No such street")).toBeDefined();
});
