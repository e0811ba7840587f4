import { Dialog } from "@errand/ui/dialog.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { NavigationGuard } from "./navigation-guard.tsx";

let back: () => void;

function Page() {
  const navigate = useNavigate();
  back = () => void navigate(-1);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <NavigationGuard />
      <button type="button" onClick={() => setDrawerOpen(true)}>
        Open
      </button>
      <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} title="Drawer">
        <button type="button" onClick={() => setDialogOpen(true)}>
          Ask
        </button>
        <Dialog open={isDialogOpen} onClose={() => setDialogOpen(false)} title="Question">
          <input aria-label="Answer" />
        </Dialog>
      </Drawer>
    </>
  );
}

async function openDrawer(query = "") {
  renderApp(<Link to={`/page${query}`}>Go on</Link>, { routes: { "/page": <Page /> } });
  await userEvent.click(screen.getByRole("link", { name: "Go on" }));
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Drawer" });
}

test("Back closes overlays one after the other, and then leaves the page", async () => {
  await openDrawer();
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Answer" }), "Forty-two");

  act(() => back());
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Question" })).toBeNull());
  expect(screen.getByRole("dialog", { name: "Drawer" })).toBeDefined();
  act(() => back());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Open" })).toBeDefined();
  act(() => back());
  expect(await screen.findByRole("link", { name: "Go on" })).toBeDefined();
});

test("Back leaves an item dialog through the router", async () => {
  await openDrawer("?item=soup");
  act(() => back());
  expect(await screen.findByRole("link", { name: "Go on" })).toBeDefined();
});

test("stays on the page without a connection, and shows the reason", async () => {
  const toasts = readToasts();
  renderApp(<Link to="/page">Go on</Link>, { routes: { "/page": <Page /> } });
  await userEvent.click(screen.getByRole("link", { name: "Go on" }));
  await screen.findByRole("button", { name: "Open" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => back());
  await waitFor(() => expect(toasts).toEqual(["You’re offline. Try again when you’re back."]));
  expect(screen.getByRole("button", { name: "Open" })).toBeDefined();
  vi.restoreAllMocks();
  act(() => back());
  expect(await screen.findByRole("link", { name: "Go on" })).toBeDefined();
});

function PageWithItem() {
  const navigate = useNavigate();
  back = () => void navigate(-1);
  const [isZoomed, setZoomed] = useState(false);
  return (
    <>
      <NavigationGuard />
      <Dialog open onClose={() => {}} title="Soup" isHistoryEntry>
        <button type="button" onClick={() => setZoomed(true)}>
          Closer
        </button>
        <Dialog open={isZoomed} onClose={() => setZoomed(false)} title="Picture" />
      </Dialog>
    </>
  );
}

test("Back closes an overlay above an item dialog before the item dialog", async () => {
  renderApp(<Link to="/page?item=soup">Go on</Link>, { routes: { "/page": <PageWithItem /> } });
  await userEvent.click(screen.getByRole("link", { name: "Go on" }));
  await userEvent.click(await screen.findByRole("button", { name: "Closer" }));
  await screen.findByRole("dialog", { name: "Picture" });

  act(() => back());
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Picture" })).toBeNull());
  expect(screen.getByRole("dialog", { name: "Soup" })).toBeDefined();
  act(() => back());
  expect(await screen.findByRole("link", { name: "Go on" })).toBeDefined();
});
