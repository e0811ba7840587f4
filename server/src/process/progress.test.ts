import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counted, createProgress } from "./progress.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Collects what is written, as a pipe or as a terminal. */
function output(terminal: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = [];
  return { written, write: (text: string) => written.push(text), ...terminal };
}

const clear = "\r\u001B[K";

test("in a pipe, prints a line when a step starts and every ten seconds", async () => {
  const pipe = output();
  const result = await createProgress(pipe)("Importing items.csv", async (report) => {
    report("1,000 rows");
    await vi.advanceTimersByTimeAsync(9_900);
    report("2,000 rows");
    await vi.advanceTimersByTimeAsync(10_200);
    return "done";
  });
  expect(result).toBe("done");
  expect(pipe.written).toEqual([
    "Importing items.csv\n",
    "Importing items.csv: 2,000 rows, 10 s\n",
    "Importing items.csv: 2,000 rows, 20 s\n",
  ]);
});

test("in a pipe, prints no more lines after the last step", async () => {
  const pipe = output();
  await createProgress(pipe)("Checking", async () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pipe.written).toEqual(["Checking\n"]);
});

test("on a terminal, updates one line and removes it in the end", async () => {
  const terminal = output({ isTTY: true, columns: 80 });
  await createProgress(terminal)("Filling the town", async (report) => {
    report("500 items");
    await vi.advanceTimersByTimeAsync(200);
  });
  expect(terminal.written).toEqual([
    `${clear}Filling the town`,
    `${clear}Filling the town: 500 items`,
    clear,
  ]);
});

test.each([
  [10, "Building "],
  [0, "Building the pages"],
])("on a terminal of %i columns, writes a line that does not wrap", async (columns, line) => {
  const terminal = output({ isTTY: true, columns });
  await createProgress(terminal)("Building the pages", async () => {});
  expect(terminal.written[0]).toBe(clear + line);
});

test("shows steps that run at the same time in one line", async () => {
  const pipe = output();
  const progress = createProgress(pipe);
  await progress("Building the pages", () =>
    progress("Filling the town", async () => {
      await vi.advanceTimersByTimeAsync(10_000);
    }),
  );
  expect(pipe.written.at(-1)).toBe("Building the pages, 10 s · Filling the town, 10 s\n");
});

test("removes the line of a step that fails, and passes its error on", async () => {
  const terminal = output({ isTTY: true, columns: 80 });
  const failing = createProgress(terminal)("Importing", () => Promise.reject(new Error("no disk")));
  await expect(failing).rejects.toThrow("no disk");
  expect(terminal.written.at(-1)).toBe(clear);
});

test("counts with separators and plurals", () => {
  expect([counted(1, "row"), counted(12_000, "row")]).toEqual(["1 row", "12,000 rows"]);
});
