import { expectAccessible, expectNoHorizontalScroll } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { scrollUntilVisible, toast } from "./locators.ts";
import { TestUser } from "./test-user.ts";
import { expectNoEnglishText } from "./translations.ts";

test.use({ locale: "fr-FR", colorScheme: "dark" });

test("a guest with a French device in dark mode orders in French and in the dark theme", async ({
  page,
  request,
  testData: { restaurant },
}) => {
  test.slow();
  const { store } = restaurant;
  const dish = await callApi(
    request,
    "GET /items/details/{id}",
    { id: restaurant.simpleItem.slug },
    { language: "fr" },
  );
  const expectFrenchPage = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expectNoEnglishText(page);
  };

  await test.step("chooses a location and a module", async () => {
    await page.goto("/");
    await expectFrenchPage();
    await page.getByRole("combobox", { name: "Où devons-nous livrer ?" }).fill(store.address);
    await page.getByRole("option").first().click();
    const modules = page.getByRole("dialog", { name: "De quoi avez-vous besoin ?" });
    await expect(modules).toBeVisible();
    await expectFrenchPage();
    await modules.getByRole("button", { name: /^Repas/ }).click();
    await expect(page.getByRole("heading", { name: "De quoi avez-vous faim ?" })).toBeVisible();
    await expectFrenchPage();
  });

  await test.step("fills the cart", async () => {
    // Which stores the sections above show depends on the hour.
    const allStores = page.getByRole("region", { name: "Tous les commerces" });
    const storeLink = allStores.getByRole("link", { name: store.name, exact: true });
    await scrollUntilVisible(page, storeLink);
    await storeLink.click();
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await expectFrenchPage();
    // The item may also be in the section of popular items.
    await page.getByRole("link", { name: dish.name, exact: true }).first().click();
    const detail = page.getByRole("dialog", { name: dish.name });
    await detail.getByRole("button", { name: "Un de plus" }).click();
    await detail.getByRole("button", { name: "Un de plus" }).click();
    await expect(detail.getByText("03")).toBeVisible();
    await expectFrenchPage();
    await detail.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(toast(page, "Article ajouté au panier")).toBeVisible();
    await page.getByRole("button", { name: /^Panier/ }).click();
    const cart = page.getByRole("dialog", { name: "Panier" });
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expectFrenchPage();
    await cart.getByRole("button", { name: "Passer la commande" }).click();
  });

  await test.step("places the order", async () => {
    const ways = page.getByRole("dialog", { name: "Commander en invité ou se connecter ?" });
    await expect(ways).toBeVisible();
    await expectFrenchPage();
    await ways.getByRole("button", { name: /^Invité/ }).click();
    await page.getByRole("textbox", { name: "Nom (obligatoire)" }).fill("Inès Trajet");
    await page
      .getByRole("textbox", { name: "Numéro de téléphone (obligatoire)" })
      .fill("06 12 34 56 78");
    await page.getByRole("textbox", { name: "E-mail (obligatoire)" }).fill("ines@trajet.example");
    await expectFrenchPage();
    await page.getByRole("button", { name: /^Commander · .+ €/ }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expect(page.getByRole("region", { name: "Votre commande", exact: true })).toContainText(
      dish.name,
    );
    await expectFrenchPage();
    await expectAccessible(page);
  });
});

test("French pages do not scroll horizontally at 320 px", async ({
  page,
  request,
  user,
  testData: { foodModule, zones, restaurant },
}) => {
  test.slow();
  const { store, simpleItem } = restaurant;
  const caller = { zones, moduleId: foodModule.id };
  const { products } = await callApi(request, "GET /items/discounted", { limit: 100 }, caller);
  const offered = products.find((item) => item.store_discount_min_purchase > 0) ?? simpleItem;
  await page.setViewportSize({ width: 320, height: 640 });
  await user.setLocation({
    ...store,
    address: "36 Rue Léonie Bordelongue, Quartier de la Gare, Belrive",
  });
  await user.addToCart(simpleItem, 1);
  const paths = [
    "/",
    `/store/${store.slug}`,
    `/product/${simpleItem.slug}`,
    // Its cards name the cart that the store's offer needs.
    `/category/${offered.category_ids[0]?.slug}?module_id=${foodModule.id}`,
    "/checkout?page=cart",
    "/track-order",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }

  const modules = await callApi(request, "GET /module", {}, { language: "fr" });
  const tabs = page.getByRole("navigation", { name: "Univers" });
  for (const { module_name } of modules) {
    await tabs.getByRole("button", { name: module_name, exact: true }).click();
    await expect(tabs.locator("[aria-current]")).toHaveText(module_name);
    await expect(page).toHaveURL("/home");
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectNoHorizontalScroll(page);
  await menu.getByRole("button", { name: /^Repas/ }).click();
  // A page that arrives later would close the cart.
  await expect(tabs.locator("[aria-current]")).toHaveText("Repas");
  await page.getByRole("button", { name: /^Panier/ }).click();
  await expect(page.getByRole("dialog", { name: "Panier" }).getByRole("listitem")).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("dialog", { name: "Connexion" })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test("the dark theme applies from the first paint, by device preference and by stored setting", async ({
  browser,
  request,
  testData,
  baseURL,
}) => {
  for (const [colorScheme, theme] of [
    ["dark", undefined],
    ["light", "dark"],
  ] as const) {
    const context = await browser.newContext({ colorScheme });
    const user = new TestUser({ context, request, testData, baseURL: baseURL ?? "" });
    if (theme) await user.setDisplaySettings({ theme });
    const page = await context.newPage();
    // With scripts blocked, the page stays as first painted.
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 17, 20)");
    await context.close();
  }
});
