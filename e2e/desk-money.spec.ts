import { staffEmail } from "@errand/demo/content/staff";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible, expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { signInStaff, signInToDesk } from "./staff.ts";
import { expectNoEnglishText } from "./translations.ts";

// The second person is asked for by a refusal.
test.use({ toleratedErrors: [/status of 409/] });

// One after the other: a code of an authenticator app counts once, and there is one draft.
test.describe.configure({ mode: "default" });

/** Stores that other tests count the money of. */
const reserved = [
  /Lucia/,
  /Grill des Halles/,
  /Hanami/,
  /Embruns/,
  /Halles/,
  /Bellini/,
  /Mobilier/,
];

let drafter = "";
let approver = "";

test.beforeAll(async ({ request }) => {
  drafter = await signInStaff(request, "desk", staffEmail("desk", "finance"));
  approver = await signInToDesk(request);
});

async function openDesk(page: Page, token: string, path: string, language: "en" | "fr" = "en") {
  await page.addInitScript(
    ([session, chosen]) => {
      localStorage.setItem("console:desk:token", session);
      localStorage.setItem("language-setting", chosen);
    },
    [token, language] as const,
  );
  const { origin } = new URL((await page.goto("/desk"))?.url() ?? "");
  await page.context().addCookies([{ name: "language-setting", value: language, url: origin }]);
  await page.goto(path);
}

/** Drafts a run of one store that no other test looks at. */
async function draftRun(request: APIRequestContext) {
  const until = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
  const cancel = (id: number) =>
    callApi(request, "POST /desk/payouts/{id}/cancel", { id }, { token: drafter });
  const draft = (ids: number[] | undefined) =>
    callApi(
      request,
      "POST /desk/payouts",
      { kind: "stores", until, minimum: 1, ...(ids && { ids }) },
      { token: drafter },
    );
  const drafts = await callApi(
    request,
    "GET /desk/payouts",
    { state: "draft" },
    { token: drafter },
  );
  for (const { id } of drafts.runs) await cancel(id);
  const { run } = await draft(undefined);
  const line = run.lines.find(
    ({ name, state }) => state === "due" && !reserved.some((pattern) => pattern.test(name)),
  );
  if (!line) throw new Error("the demo owes no store anything");
  await cancel(run.id);
  return (await draft([Number(line.account.replace("store:", ""))])).run;
}

test("a run drafted by one operator is approved by another, paid, and in the ledger", async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const run = await draftRun(request);
  const [line] = run.lines;
  const context = () => browser.newContext({ baseURL, locale: "en-GB" });
  const first = await (await context()).newPage();
  const second = await (await context()).newPage();

  await test.step("who drafted it is told that a second person approves it", async () => {
    await openDesk(first, drafter, `/desk/payouts/${run.id}`);
    const text = "You drafted this run: a second person has to approve it.";
    await expect(first.getByText(text)).toBeVisible();
    await first.getByRole("button", { name: /^Approve/ }).click();
    await expectAccessible(first);
    await first.getByRole("button", { name: "Yes" }).click();
    await expect(first.getByText(text)).toHaveCount(2);
  });

  await test.step("another one approves it", async () => {
    await openDesk(second, approver, "/desk/payouts");
    await second.getByRole("link", { name: `Run ${run.id}` }).click();
    await expect(second.getByRole("heading", { level: 1 })).toContainText("until");
    await expectAccessibleEverywhere(second);
    await second.getByRole("button", { name: /^Approve/ }).click();
    await second.getByRole("button", { name: "Yes" }).click();
    await expect(second.getByText("Approved", { exact: true })).toBeVisible();
    const download = second.waitForEvent("download");
    await second.getByRole("button", { name: "CSV" }).click();
    expect((await download).suggestedFilename()).toBe(`payout-${run.id}.csv`);
  });

  await test.step("the first one marks it as paid", async () => {
    await first.reload();
    await first.getByRole("button", { name: "Mark paid…" }).click();
    await first.getByRole("textbox", { name: /Reference/ }).fill("SEPA 42");
    await expectAccessible(first);
    await first.getByRole("button", { name: "Save" }).click();
    await expect(first.getByRole("row", { name: /SEPA 42/ })).toBeVisible();
    await expectAccessible(first);
  });

  await test.step("the ledger has it", async () => {
    await second.getByRole("link", { name: "Ledger", exact: true }).click();
    await second.getByRole("combobox", { name: "Kind" }).selectOption("store_payout");
    await second.getByRole("searchbox", { name: /Account/ }).fill(line?.account ?? "");
    const row = second.getByRole("row", { name: new RegExp(`Payout to a store.*${line?.name}`) });
    await row.getByRole("button").click();
    await expect(second.getByText(`Recorded as payout:${line?.id}`)).toBeVisible();
    await expectAccessibleEverywhere(second);
    await second.getByRole("link", { name: "Statement" }).click();
    await expect(second.getByRole("heading", { level: 1 })).toContainText(line?.name ?? "");
    await expectAccessible(second);
  });
  await first.context().close();
  await second.context().close();
});

test("people and figures are accessible, and speak French", async ({ page }) => {
  test.slow();
  await openDesk(page, approver, "/desk/people?search=1");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Latest orders" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  for (const name of ["Show contacts…", "Credit…", "Block…"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("heading", { name: "Sales by day" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openDesk(page, approver, "/desk/figures", "fr");
  await expect(page.getByRole("heading", { name: "Ventes par jour" })).toBeVisible();
  await expect(() => expectNoEnglishText(page)).toPass();
});
