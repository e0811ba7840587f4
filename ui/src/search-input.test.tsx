import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "./search-input.tsx";

/** Keeps what is typed as late as the test says. */
function LateList({ onLater }: { onLater: (keep: () => void) => void }) {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onChange={(typed) => onLater(() => setValue(typed))}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("")}>
        All
      </button>
    </>
  );
}

function openList() {
  const later: (() => void)[] = [];
  render(<LateList onLater={(keep) => later.push(keep)} />);
  return {
    field: screen.getByRole("searchbox"),
    keepNext: () => act(() => later.shift()?.()),
  };
}

test("keeps each letter, however late the list follows", async () => {
  const { field, keepNext } = openList();
  await userEvent.type(field, "12");
  keepNext();
  await userEvent.type(field, "34");
  expect(screen.getByRole("status").textContent).toBe("1");
  expect(field).toHaveProperty("value", "1234");
  for (let letter = 0; letter < 3; letter++) keepNext();
  expect(screen.getByRole("status").textContent).toBe("1234");
  expect(field).toHaveProperty("value", "1234");
});

test("shows what the list is set to elsewhere", async () => {
  const { field, keepNext } = openList();
  await userEvent.type(field, "1");
  keepNext();
  await userEvent.click(screen.getByRole("button", { name: "All" }));
  expect(field).toHaveProperty("value", "");
});

test("waits with the list until nothing is typed, or for Enter", async () => {
  const found: string[] = [];
  render(
    <SearchField
      label="Search"
      value=""
      delayMs={60_000}
      onChange={(typed) => found.push(typed)}
    />,
  );
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "1200");
  expect(field).toHaveProperty("value", "1200");
  expect(found).toEqual([]);
  await userEvent.type(field, "{Enter}");
  expect(found).toEqual(["1200"]);
});

/** Searches for "a" until it shows all. */
function SetList() {
  const [value, setValue] = useState("a");
  return (
    <>
      <SearchField label="Search" value={value} delayMs={60_000} onChange={setValue} />
      <button type="button" onClick={() => setValue("")}>
        All
      </button>
      <output>{value}</output>
    </>
  );
}

test("forgets what waits when the list is set to something else", async () => {
  render(<SetList />);
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "bc");
  await userEvent.click(screen.getByRole("button", { name: "All" }));
  await userEvent.type(field, "{Enter}");
  expect(field).toHaveProperty("value", "");
  expect(screen.getByRole("status").textContent).toBe("");
});
