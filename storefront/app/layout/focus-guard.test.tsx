import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, expect, test, vi } from "vitest";
import { FocusGuard } from "./focus-guard.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A list whose first button removes its row, and whose second button disables itself. */
function List() {
  const [isRemoved, setRemoved] = useState(false);
  const [isDisabled, setDisabled] = useState(false);
  return (
    <>
      <FocusGuard />
      <ul aria-label="Devices">
        {!isRemoved && (
          <li>
            <button type="button" onClick={() => setRemoved(true)}>
              Remove
            </button>
          </li>
        )}
        <li>
          <button type="button" disabled={isDisabled} onClick={() => setDisabled(true)}>
            Disable
          </button>
        </li>
      </ul>
      <button type="button">After</button>
    </>
  );
}

/** A row whose button opens a dialog that removes the row and itself. */
function Confirmed() {
  const [state, setState] = useState<"closed" | "open" | "removed">("closed");
  return (
    <div>
      <FocusGuard />
      <section aria-label="Addresses">
        {state !== "removed" && (
          <button type="button" onClick={() => setState("open")}>
            Delete
          </button>
        )}
      </section>
      {state === "open" &&
        createPortal(
          <div role="dialog">
            <button type="button" onClick={() => setState("removed")}>
              Yes
            </button>
          </div>,
          document.body,
        )}
    </div>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

test("a button that removes its row leaves the focus in the list", async () => {
  render(<List />);
  await userEvent.click(button("Remove"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
  await userEvent.tab();
  expect(document.activeElement).toBe(button("Disable"));
  expect(screen.getByRole("list").hasAttribute("tabindex")).toBe(false);
});

test("a button that is disabled leaves the focus in its row", async () => {
  render(<List />);
  const disable = button("Disable");
  // jsdom keeps the focus on a disabled button, browsers move it to the body.
  disable.addEventListener("click", () => {
    vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
  });
  await userEvent.click(disable);
  const row = screen.getAllByRole("listitem").at(-1);
  await waitFor(() => expect(row?.getAttribute("tabindex")).toBe("-1"));
});

test("a focus that was moved on purpose stays where it is", async () => {
  render(<List />);
  const remove = button("Remove");
  await userEvent.click(remove);
  button("After").focus();
  await waitFor(() => expect(remove.isConnected).toBe(false));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(button("After"));
});

test("a dialog that disappears with what opened it leaves the focus where that was", async () => {
  render(<Confirmed />);
  button("Delete").focus();
  await userEvent.click(button("Delete"));
  button("Yes").focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region")));
});

test("a dialog that disappears without giving the focus back leaves it where that was", async () => {
  render(
    <main>
      <FocusGuard />
      <button type="button">Open</button>
    </main>,
  );
  const dialog = document.createElement("div");
  dialog.innerHTML = "<div role='dialog'><button>Close</button></div>";
  document.body.append(dialog);
  button("Open").focus();
  button("Close").focus();
  dialog.remove();
  await waitFor(() => expect(document.activeElement).toBe(button("Open")));
  expect(button("Open").hasAttribute("tabindex")).toBe(false);
});

test("an element that loses the focus some frames before it disappears leaves it nearby", async () => {
  render(<List />);
  const remove = button("Remove");
  remove.focus();
  remove.blur();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  remove.click();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
});

test("a visitor who presses beside a button has no focus when the button disappears", async () => {
  render(<List />);
  button("Remove").focus();
  await userEvent.click(document.body);
  button("Remove").remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
