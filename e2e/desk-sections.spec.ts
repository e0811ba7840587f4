import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { signInToDesk } from "./staff.ts";
import { expectNoEnglishText } from "./translations.ts";

const sections = [
  ...["live", "orders", "queues", "messages", "people", "stores", "couriers", "catalogue"],
  ...["marketing", "zones", "lists", "switches", "ledger", "payouts", "figures"],
  ...["lists/transfers/new", "lists/chat-phrases/new", "lists/parcel-categories/new"],
  ...["staff", "health", "audit"],
];

async function openSection(page: Page, section: string) {
  await page.goto(`/desk/${section}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Everything that it reads is there.
  await expect(page.locator("main .animate-spin")).toHaveCount(0);
}

test("every section of the desk opens, can be used by everybody, and speaks French", async ({
  page,
  request,
}) => {
  test.slow();
  const token = await signInToDesk(request);
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
  for (const section of sections) {
    await openSection(page, section);
    await expectAccessible(page);
  }
  await page.context().addCookies([{ name: "language-setting", value: "fr", url: page.url() }]);
  // What customers and the log say is in their language.
  for (const section of sections.filter((each) => each !== "audit" && each !== "queues")) {
    await openSection(page, section);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expectNoEnglishText(page);
  }
});

test("Ctrl and K finds an order and a section, by keyboard alone", async ({ page, request }) => {
  const token = await signInToDesk(request);
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
  await openSection(page, "stores");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("queu");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Queues" })).toBeVisible();
});
