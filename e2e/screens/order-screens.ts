import { callApi } from "../api.ts";
import { expect, type Page } from "../fixtures.ts";
import { expectPlaced } from "../place-order.ts";
import { scanPrescription } from "../prescription-scan.ts";
import type { TestData } from "../test-data.ts";
import type { TestUser } from "../test-user.ts";
import { takePicture, test } from "./take-picture.ts";

/**
 * What happens to an order. Updates of an order keep the network busy, so each picture waits for
 * its text.
 */

const button = (page: Page, name: RegExp) => page.getByRole("button", { name });

/** Fills the cart of a new customer and opens the checkout. */
async function openCheckout(page: Page, user: TestUser, { restaurant }: TestData) {
  await user.setLocation(restaurant.store);
  const { token } = await user.signIn();
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await expect(placeButton(page)).toBeVisible();
  return token;
}

/** Buttons by their names, which begin with a mark of direction from right to left. */
const placeButton = (page: Page) => button(page, /(Place order|Commander) · .*\d/);

async function payBy(page: Page, method: RegExp) {
  await button(page, /^\W*(Change|Modifier).*(Payment|Paiement)/).click();
  await page.getByRole("radio", { name: method }).check();
}

test("order-payment", async ({ page, request, user, testData }, { project }) => {
  const token = await openCheckout(page, user, testData);
  await payBy(page, /Demo card|Carte de démonstration/);
  await takePicture(page, project.name, "checkout-payment");
  await placeButton(page).click();
  await page.locator('button[value="decline"]').waitFor();
  const running = await callApi(request, "GET /customer/order/running-orders", {}, { token });
  await page.goto(`/track-order?order_id=${running.orders[0]?.id}`);
  await expect(page.getByRole("timer").first()).toBeVisible();
  await takePicture(page, project.name, "order-waits-for-payment");
  await button(page, /(Pay|Payer) .*\d/).click();
  await page.locator('button[value="decline"]').click();
  await expect(button(page, /(Try again|Réessayer) · /)).toBeVisible();
  await takePicture(page, project.name, "order-payment-declined");
});

test("order-transfer", async ({ page, user, testData }, { project }) => {
  await openCheckout(page, user, testData);
  await payBy(page, /Bank transfer|Virement/);
  await placeButton(page).click();
  await expectPlaced(page);
  await page.getByRole("textbox").first().scrollIntoViewIfNeeded();
  await takePicture(page, project.name, "order-transfer");
});

test("order-prescription", async ({ page, request, user, testData }, { project }) => {
  const modules = await callApi(request, "GET /module", {});
  const moduleId = modules.find(({ module_type }) => module_type === "pharmacy")?.id ?? 0;
  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", limit: 50 },
    { zones: testData.zones, moduleId },
  );
  const pharmacy = stores.find((store) => store.prescription_order && store.open === 1);
  test.skip(!pharmacy, "no pharmacy that takes prescriptions is open");
  if (!pharmacy) return;
  await user.setLocationAndModule(pharmacy, modules);
  await user.signIn();
  await page.goto(`/checkout?page=prescription&store_id=${pharmacy.id}`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await scanPrescription());
  await expect(page.getByRole("img", { name: /(Picture|Photo) 1/ })).toBeVisible();
  await takePicture(page, project.name, "checkout-prescription");
  await button(page, /Send prescription|Envoyer l’ordonnance/).click();
  const agree = button(page, /^\W*(Agree|Accepter) · /);
  await expect(agree).toBeVisible({ timeout: 60_000 });
  await agree.scrollIntoViewIfNeeded();
  await takePicture(page, project.name, "order-prescription-offer");
});

test("order-canceled", async ({ page, user, testData }, { project }) => {
  await openCheckout(page, user, testData);
  await placeButton(page).click();
  await expectPlaced(page);
  const cancel = /^\W*(Cancel order|Annuler la commande)\W*$/;
  await button(page, cancel).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await takePicture(page, project.name, "order-cancel");
  // Names what comes back where something is paid.
  await dialog.getByRole("button", { name: /^\W*(Cancel|Annuler)/ }).click();
  await expect(button(page, cancel)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: /cancel|annul/i })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await takePicture(page, project.name, "order-canceled");
});

test("order-delivered", async ({ page, user, testData }, { project }) => {
  test.slow();
  await openCheckout(page, user, testData);
  await placeButton(page).click();
  await expectPlaced(page);
  const rate = button(page, /^\W*(Rate your order|Noter la commande)\W*$/);
  await expect(rate).toBeVisible({ timeout: 120_000 });
  await takePicture(page, project.name, "order-delivered");
  await rate.click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  await takePicture(page, project.name, "order-rate");
  await page.keyboard.press("Escape");
  await page
    .getByRole("region", { name: /^\W*(Receipt|Récapitulatif)/ })
    .first()
    .scrollIntoViewIfNeeded();
  await takePicture(page, project.name, "order-receipt");
  await button(page, /^\W*(Request a refund|Demander un remboursement)\W*$/).click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  await takePicture(page, project.name, "order-refund-request");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^\W*(Invoice|Facture)\W*$/ }).click();
  await expect(page).toHaveURL(/order-invoice/);
  await expect(page.getByRole("table").or(page.locator("main dl")).first()).toBeVisible();
  await takePicture(page, project.name, "order-invoice");
});
