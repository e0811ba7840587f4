import { expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Locator, type Page, test } from "./fixtures.ts";
import { signInToDesk } from "./staff.ts";

// A preview that has ended is refused.
test.use({ toleratedErrors: [/status of 422/] });

const title = "A banner that nobody has saved";
const titleInFrench = "Une bannière que personne n’a enregistrée";

/** Opens the shop from the dialog of a preview, in a tab of its own. */
async function openShop(page: Page, dialog: Locator): Promise<Page> {
  await dialog.getByRole("button", { name: "Start" }).click();
  const look = dialog.getByRole("link", { name: "Open the shop" });
  await expect(look).toBeVisible();
  const opened = page.context().waitForEvent("page");
  await look.click();
  const shop = await opened;
  await shop.waitForURL("**/home");
  return shop;
}

async function choose(dialog: Locator, label: string, option: string | RegExp) {
  await dialog.getByRole("combobox", { name: label }).click();
  await dialog.page().getByRole("option", { name: option }).click();
}

test("shows an unsaved banner in each tab of the shop until the preview is ended", async ({
  page,
  request,
}) => {
  test.slow();
  const token = await signInToDesk(request);
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
  const zones = await callApi(request, "GET /zone/list", {});
  const harbour = zones.find(({ name }) => name === "Harbour");
  const scope = { zones: [harbour?.id ?? 0], moduleId: 1 };
  const { banners } = await callApi(request, "GET /banners", {}, scope);
  const [banner] = banners;
  if (!banner) throw new Error("the demo shows no banner at the harbour");
  await page.goto(`/desk/marketing/banners/${banner.id}`);
  await page.getByRole("textbox", { name: "Title, in English" }).fill(title);
  await page.getByRole("textbox", { name: "Title, in French" }).fill(titleInFrench);
  await page.getByRole("button", { name: "Preview…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Start" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await choose(dialog, "Zone", "Harbour");
  const shop = await openShop(page, dialog);

  const notice = shop.getByText(/^Preview as of .+ · Harbour · English\./);
  const end = shop.getByRole("button", { name: "End the preview" });
  await expect(notice).toBeVisible();
  const shown = shop.getByText(title);
  await expect(shown).toHaveCount(1);
  await expectAccessibleEverywhere(shop);
  await shop.reload();
  await expect(notice).toBeVisible();
  await expect(shown).toHaveCount(1);
  const second = await page.context().newPage();
  await second.goto("/home");
  await expect(second.getByText(title)).toHaveCount(1);
  await second.close();

  await end.click();
  await expect(end).toHaveCount(0);
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shown).toHaveCount(0);
  const { banners: after } = await callApi(request, "GET /banners", {}, scope);
  expect(after.map((each) => each.title)).toEqual(banners.map((each) => each.title));
});

test("shows what is planned for a later day, in French", async ({ page, request }) => {
  test.slow();
  const token = await signInToDesk(request);
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
  const { entries } = await callApi(request, "GET /desk/banners", { limit: 50 }, { token });
  const image = entries.find(({ values }) => values.module_id === 1)?.values.image ?? "";
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
  const { entry } = await callApi(
    request,
    "POST /desk/banners",
    {
      values: {
        ...{ module_id: 1, image, link: "/home", featured: 0 },
        title: { en: "Planned for next week", fr: "Prévu pour la semaine prochaine" },
      },
      ...{ from: day(7), until: day(8) },
    },
    { token },
  );
  await page.goto("/desk/marketing");
  await page.getByRole("button", { name: "Preview…" }).click();
  const dialog = page.getByRole("dialog");
  const at = day(7.5).slice(0, 16);
  await dialog.getByLabel("As of").fill(at);
  await choose(dialog, "Zone", "Harbour");
  await choose(dialog, "Module", "Food");
  await choose(dialog, "Language", "Français");
  // The browser shops elsewhere, and in English.
  const readStored = (on: Page) =>
    on.evaluate(() => ["zoneid", "language-setting"].map((key) => localStorage.getItem(key)));
  await page.evaluate(() => {
    localStorage.setItem("zoneid", "[1]");
    localStorage.setItem("language-setting", "en");
  });
  const before = await readStored(page);
  const shop = await openShop(page, dialog);
  expect(await readStored(shop)).not.toEqual(before);
  await expect(shop.locator("html")).toHaveAttribute("lang", "fr");
  await expect(shop.getByText(/^Aperçu au .+ · Français\./)).toBeVisible();
  await expect(shop.getByText("Prévu pour la semaine prochaine")).toHaveCount(1);
  await expectAccessibleEverywhere(shop);
  await shop.getByRole("button", { name: "Quitter l’aperçu" }).click();
  await expect(shop.getByRole("button", { name: "Quitter l’aperçu" })).toHaveCount(0);
  await expect(shop.getByText("Prévu pour la semaine prochaine")).toHaveCount(0);
  await expect(shop.locator("html")).toHaveAttribute("lang", "en");
  expect(await readStored(shop)).toEqual(before);
  await callApi(
    request,
    "DELETE /desk/banners/{entry_id}",
    { entry_id: entry.id ?? 0, version: entry.version },
    { token },
  );
});

test("says so when there is no such preview", async ({ page }) => {
  await page.goto(`/preview#token=${"A".repeat(43)}`);
  await expect(page.getByText("There is no preview here")).toBeVisible();
  await expectAccessibleEverywhere(page);
});
