import type { SavedView } from "@errand/core/staff/saved-views.contract";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const view = (changes: Partial<SavedView> = {}): SavedView => ({
  ...{ id: 1, list: "couriers", name: "At work", query: "duty=on", shared: 0, own: true },
  by: "Julie Sarrade",
  ...changes,
});
const courier = {
  ...{ id: 4, name: "Malik Sow", phone: "+33600000001", on_duty: true, active_orders: 2 },
  ...{ offered_jobs: [], cash: 12, location: null, duty_since: null },
};
const replies = (views: SavedView[], asked: Record<string, unknown>[] = []) => ({
  "GET /desk/views": () => views,
  "GET /desk/couriers": (input: Record<string, unknown>) => {
    asked.push(input);
    return { total_size: 1, limit: 50, offset: 1, couriers: [courier] };
  },
});

test("a saved view sets the list up, and belongs to whoever saved it", async () => {
  const asked: Record<string, unknown>[] = [];
  const shared = view({ id: 2, name: "Late", query: "search=late", own: false, by: "Marc Petit" });
  await openDesk("/desk/couriers", { replies: replies([view(), shared], asked) });
  const views = await screen.findByRole("combobox", { name: "Saved views" });
  within(views).getByRole("option", { name: "Late, of Marc Petit" });
  await userEvent.selectOptions(views, "At work");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ on_duty: "1" }));
  screen.getByRole("button", { name: "Remove the view At work" });
  await userEvent.selectOptions(views, "Late, of Marc Petit");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: "late" }));
  expect(screen.queryByRole("button", { name: /^Remove the view/ })).toBeNull();
});

test("filters and columns are saved under a name, which replaces an own view of the same", async () => {
  const { sent } = await openDesk("/desk/couriers?duty=on", {
    replies: {
      ...replies([view({ query: "search=x" })]),
      "POST /desk/views": () => ({ message: "The view is saved.", view: view() }),
      "PUT /desk/views/{id}": () => ({ message: "The view is saved.", view: view() }),
    },
  });
  await screen.findByRole("columnheader", { name: "Phone" });
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Phone" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Phone" })).toBeNull());
  const save = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Save this view…" }));
    const dialog = await screen.findByRole("dialog", { name: "Save this view…" });
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Name/ }), name);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await save("No phones");
  await save("At work");
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/views",
      input: { list: "couriers", name: "No phones", query: "duty=on&hide=phone", shared: 0 },
    },
    {
      endpoint: "PUT /desk/views/1",
      input: { name: "At work", query: "duty=on&hide=phone", shared: 0 },
    },
  ]);
});

test("an own view is removed once that is confirmed", async () => {
  const { sent } = await openDesk("/desk/couriers?duty=on", {
    replies: {
      ...replies([view()]),
      "DELETE /desk/views/{id}": () => ({ message: "The view is removed." }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Remove the view At work" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("The view is removed.");
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(["DELETE /desk/views/1"]);
});
