import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { scanPrescription } from "./prescription-scan.ts";

test("a pharmacy prices a prescription, and is asked to prepare it once the customer agrees", async ({
  page,
  request,
  testData: { zones },
  user,
}) => {
  test.slow();
  const modules = await callApi(request, "GET /module", {});
  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", limit: 50 },
    { zones, moduleId: modules.find(({ module_type }) => module_type === "pharmacy")?.id ?? 0 },
  );
  const pharmacy = stores.find((store) => store.prescription_order && store.open === 1);
  if (!pharmacy) throw new Error("No pharmacy that takes prescriptions is open.");
  await user.setLocationAndModule(pharmacy, modules);

  await page.goto(`/store/${pharmacy.slug}`);
  await page.getByRole("link", { name: "Order with a prescription" }).click();
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send prescription" }).click();
  await expect(page.getByText("Please upload your prescription image")).toBeVisible();

  await page.getByLabel("Add picture").setInputFiles(await scanPrescription());
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send prescription" }).click();

  // The simulator's pharmacy prices it by the endpoint of stores, after a few seconds.
  const agree = page.getByRole("button", { name: /^Agree · / });
  const waiting = page.getByText("The pharmacy is looking at your prescription");
  await expect(waiting.or(agree)).toBeVisible();
  await expect(agree).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await agree.click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: /Passed on to the store|Order confirmed|Being prepared|Ready|On its way|Delivered/,
    }),
  ).toBeVisible();
});
