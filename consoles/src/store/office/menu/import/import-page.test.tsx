import type { ReadingReport, StoreImport } from "@errand/core/items/store-import.contract";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openMenu } from "../testing.tsx";
import { testCatalogue, testPage } from "../testing-items.ts";

const reading: ReadingReport = {
  system: "shopify",
  summary: "An export of Shopify.",
  columns: [
    { column: "Title", reads: "name" },
    { column: "Variant Price", reads: "price" },
  ],
  unused: ["Vendor"],
  items: ["Rye loaf", "Tart", "Bun", "Roll"].map((name) => ({
    ...{ at: "row 2", sku: name, name, category: "Bread", price: 4.5, discount: null },
    ...{ discount_type: null, stock: 3, weight_step: null, variations: [], option_groups: [] },
  })),
  notes: [
    {
      ...{ kind: "decimal_comma", text: "A comma before the decimals.", count: 2 },
      first: [{ at: "row 2", field: "price", from: "4,50", to: "4.50" }],
    },
  ],
};

function testImport(changes: Partial<StoreImport> = {}): StoreImport {
  return {
    ...{ id: 5, file_name: "bread.csv", dry_run: true, keep_going: true, state: "running" },
    ...{ rows_read: 2, report: null, problem: null },
    ...{ created_at: "2026-11-27T10:00:00.000Z", finished_at: null },
    ...changes,
  } satisfies StoreImport;
}

const report = {
  ...{ accepted: 4, refused_count: 1, added: 3, changed: 1, written: false },
  refused: [{ at: "row 6", reason: "It has no price." }],
};

test("checks a file, tells by the stream how it is read, then imports it", async () => {
  let isWritten = false;
  const checked = testImport({ state: "done", report: { ...report, reading } });
  const done = testImport({
    ...{ id: 6, dry_run: false, state: "done" as const },
    report: { ...report, written: true },
  });
  const writes = await openMenu(
    {
      "GET /store/catalogue": () => testCatalogue(),
      "GET /store/items": () => testPage([]),
      "GET /store/import": () => ({ imports: isWritten ? [done, checked] : [] }),
      "GET /store/stream": () => toStream(checked),
      "POST /store/import": ({ dry_run }) => {
        isWritten = dry_run === "0";
        const started = isWritten ? done : testImport();
        return Response.json({ message: "Started.", import: started }, { status: 201 });
      },
    },
    { at: "?view=import" },
  );
  const file = new File(["Title,Variant Price"], "bread.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Choose a file/), file);
  expect(await screen.findByText("4 items can be imported")).toBeDefined();
  expect(screen.getByText("An export of Shopify.")).toBeDefined();
  expect(screen.getByText("Not read: Vendor")).toBeDefined();
  expect(screen.getByText("A comma before the decimals.")).toBeDefined();
  const first = screen.getByRole("table", { name: "The first items" });
  expect(within(first).getAllByRole("row")).toHaveLength(4);

  const start = screen.getByRole("button", { name: "Import 4 items" });
  expect(start).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("checkbox", { name: "Leave out 1 refused row" }));
  await userEvent.click(start);
  expect(await screen.findAllByText("4 items imported")).toHaveLength(2);
  expect(writes.map(({ input }) => input)).toMatchObject([
    { dry_run: "1", keep_going: "1" },
    { dry_run: "0", keep_going: "1" },
  ]);
});

test("reads a column otherwise when a person says so", async () => {
  const checked = testImport({ state: "done", report: { ...report, reading } });
  const writes = await openMenu(
    {
      "GET /store/catalogue": () => testCatalogue(),
      "GET /store/import": () => ({ imports: [] }),
      "POST /store/import": () =>
        Response.json({ message: "Started.", import: checked }, { status: 201 }),
    },
    { at: "?view=import" },
  );
  const file = new File(["Title"], "bread.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Choose a file/), file);
  await userEvent.click(await screen.findByRole("combobox", { name: "Column" }));
  await userEvent.click(await screen.findByRole("option", { name: "Vendor" }));
  await userEvent.click(screen.getByRole("button", { name: "Check again" }));
  await expect.poll(() => writes).toHaveLength(2);
  expect(writes[1]?.input).toMatchObject({ mapping: '{"name":"Vendor"}', dry_run: "1" });
});

/** The stream of the store tells of an import, and stays open. */
function toStream(data: StoreImport): Response {
  const event = `id: 1\nevent: import\ndata: ${JSON.stringify(data)}\n\n`;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(event)),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
