import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { root, start, startArguments } from "./processes.ts";

/**
 * Prints how long a newcomer takes from `npm start` on an empty folder to the first accepted order,
 * by the way that README describes: `npm run bench:newcomer`. A person is slower than a script:
 * each press and each field waits for `--pause` seconds (3) first.
 */
const flag = process.argv.indexOf("--pause");
const pauseMs = 1000 * (flag === -1 ? 3 : Number(process.argv[flag + 1]));
const store = { name: "Le Grill des Halles", slug: "le-grill-des-halles" };
const contact = {
  "Name (required)": "Ines Martin",
  "Phone number (required)": "0612345678",
  "Email (required)": "ines@customer.example",
};
/** As many as reach the least order of the store. */
const pieces = 3;

const folder = await mkdtemp(join(tmpdir(), "errand-newcomer-"));
const startedAt = performance.now();
const shop = await start({
  ...{ port: 4277, free: true, command: startArguments(root) },
  env: { ERRAND_DATA_DIR: join(folder, "data") },
});
const browser = await openBrowser();
try {
  note("`npm start` shows the first page");
  const own = { baseURL: shop.url, locale: "en-GB" };
  const tablet = await (await browser.newContext(own)).newPage();
  await takeOver(tablet);
  note("the store takes orders");
  const storefront = await (await browser.newContext(own)).newPage();
  await order(storefront);
  note("the order is placed");
  const ticket = tablet.getByRole("region", { name: "New", exact: true });
  await press(ticket.getByRole("button", { name: /^Accept for/ }));
  const preparing = tablet.getByRole("region", { name: "Preparing", exact: true });
  await preparing.getByRole("link", { name: /^Open order/ }).waitFor();
  note("it is accepted");
} finally {
  await browser.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

async function takeOver(page: Page) {
  await page.goto("/vendor");
  await press(page.getByRole("button", { name: store.name }));
  await press(page.getByRole("button", { name: "Ring", exact: true }));
  await press(page.getByRole("button", { name: "Yes, I heard it" }));
  await press(page.getByRole("button", { name: "Start taking orders" }));
  await page.getByRole("region", { name: "New", exact: true }).waitFor();
}

async function order(page: Page) {
  await page.goto("/");
  await fill(page.getByRole("combobox", { name: "Where should we deliver?" }), "Place des Halles");
  await press(page.getByRole("listbox").getByRole("option").first());
  await press(page.getByRole("dialog").getByRole("button", { name: /^Food/ }));
  await page.waitForURL("**/home");
  await page.goto(`/store/${store.slug}`);
  const add = page.getByRole("button", { name: /^Add .* to the cart$/ });
  for (let piece = 0; piece < pieces; piece++) await press(add.first());
  await press(page.getByRole("button", { name: "Shopping Cart" }));
  await press(page.getByRole("button", { name: "Proceed to Checkout" }));
  await press(page.getByRole("dialog").getByRole("button", { name: /^Guest/ }));
  for (const [name, value] of Object.entries(contact)) {
    await fill(page.getByRole("textbox", { name, exact: true }), value);
  }
  await press(page.getByRole("button", { name: /^Place order · .*\d/ }));
  await page.waitForURL(/\/track-order\?order_id=\d+/);
}

async function press(button: Locator) {
  await sleep(pauseMs);
  await button.click();
}

async function fill(field: Locator, value: string) {
  await sleep(pauseMs);
  await field.fill(value);
}

function note(what: string) {
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${seconds.toFixed(1)} s: ${what}\n`);
}
