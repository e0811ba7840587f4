import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use, useState } from "react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { renderUi } from "./testing/render.tsx";

function ClearCart({ onYes }: { onYes(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Clear
      </button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onYes={onYes}
        title="Clear the cart?"
        text="Everything in it goes."
      />
    </>
  );
}

test("shows its title and text, and Cancel closes it without calling onYes", async () => {
  const onYes = vi.fn();
  renderUi(<ClearCart onYes={onYes} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(await screen.findByRole("dialog", { name: "Clear the cart?" })).toBeDefined();
  expect(screen.getByText("Everything in it goes.")).toBeDefined();

  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onYes).not.toHaveBeenCalled();
});

test("calls onYes on Yes", async () => {
  const onYes = vi.fn();
  renderUi(<ClearCart onYes={onYes} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(onYes).toHaveBeenCalledOnce();
});

test("closes on Escape and returns the focus to the element that opened it", async () => {
  renderUi(<ClearCart onYes={() => {}} />);
  const opener = screen.getByRole("button", { name: "Clear" });
  await userEvent.click(opener);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("has French buttons for a French visitor", async () => {
  renderUi(<ConfirmDialog open onClose={() => {}} onYes={() => {}} title="Vider ?" />, {
    language: "fr",
  });
  expect(await screen.findByRole("button", { name: "Oui" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Annuler" })).toBeDefined();
});

test("a drawer is a dialog with a title and a close button", async () => {
  const onClose = vi.fn();
  renderUi(
    <Drawer open onClose={onClose} title="Shopping Cart">
      Lines
    </Drawer>,
  );
  expect(await screen.findByRole("dialog", { name: "Shopping Cart" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

function LateDrawer({ content }: { content: Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={null}>
        <Drawer open={isOpen} onClose={() => setOpen(false)} title="Cart">
          <button type="button" onClick={() => setAsked(true)}>
            More
          </button>
          {isAsked && <Late content={content} />}
        </Drawer>
      </Suspense>
    </>
  );
}

function Late({ content }: { content: Promise<string> }) {
  return <p>{use(content)}</p>;
}

test("stays while a part of it loads, and gives the focus back afterwards", async () => {
  const content = Promise.withResolvers<string>();
  renderUi(<LateDrawer content={content.promise} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const more = await screen.findByRole("button", { name: "More" });
  await act(async () => more.click());
  expect(screen.getByRole("dialog", { name: "Cart" })).toBeDefined();
  await act(async () => content.resolve("Loaded"));
  expect(await screen.findByText("Loaded")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});
