import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { ExportData } from "./export-data.tsx";

const data = {
  shop: "Errand",
  generated_at: "2026-03-05T23:30:00.000Z",
  words: {},
  sections: [
    {
      key: "account",
      title: "Account",
      fields: [{ key: "first_name", label: "First name" }],
      rows: [{ first_name: "Ada" }],
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});

/** Shows the buttons; returns the saved files. */
function show(reply: () => typeof data | Response) {
  const files: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  fakeApi({ "GET /customer/personal-data": reply });
  renderApp(
    <ShopContext value={testShop()}>
      <ExportData />
    </ShopContext>,
  );
  return files;
}

test("downloads the data as a page to read, with the day of the shop", async () => {
  const files = show(() => data);
  await userEvent.click(await screen.findByRole("button", { name: "To read (HTML)" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe("my-data.html");
  const page = (await files[0]?.content.text()) ?? "";
  expect(page).toContain("Your data at Errand");
  expect(page).toContain("As of 6 March");
  expect(page).toContain("<dd>Ada</dd>");
});

test("downloads the data as JSON", async () => {
  const files = show(() => data);
  await userEvent.click(await screen.findByRole("button", { name: "For programs (JSON)" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe("my-data.json");
  expect(JSON.parse((await files[0]?.content.text()) ?? "")).toEqual(data);
});

test("says when the data cannot be loaded", async () => {
  const toasts = readToasts();
  const files = show(() => errorReply(429, "throttled", "Too many requests."));
  await userEvent.click(await screen.findByRole("button", { name: "For programs (JSON)" }));
  await waitFor(() => expect(toasts).toEqual(["Too many requests."]));
  expect(files).toEqual([]);
});
