import { ask } from "./api.ts";
import { expect, expectAccessible, expectNoSideways, test, toast } from "./journey.ts";
import { expectNoEnglish } from "./language.ts";

test.use({ locale: "fr-FR", colorScheme: "dark" });

test("whose device is French and dark orders dinner in French and in the dark", async ({
  page,
  request,
  town: { kitchen },
}) => {
  test.slow();
  const { store } = kitchen;
  const dish = await ask(
    request,
    "GET /items/details/{id}",
    { id: kitchen.plain.slug },
    { language: "fr" },
  );
  const looksAround = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expectNoEnglish(page);
  };

  await test.step("chooses a place and a module", async () => {
    await page.goto("/");
    await looksAround();
    await page.getByRole("combobox", { name: "Où faut-il livrer ?" }).fill(store.address);
    await page.getByRole("option").first().click();
    const modules = page.getByRole("dialog", { name: "De quoi avez-vous besoin ?" });
    await expect(modules).toBeVisible();
    await looksAround();
    await modules.getByRole("button", { name: /^Repas/ }).click();
    await expect(page.getByRole("heading", { name: "De quoi avez-vous faim ?" })).toBeVisible();
    await looksAround();
  });

  await test.step("fills the cart", async () => {
    await page.getByRole("link", { name: store.name, exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await looksAround();
    // It may stand among what is popular, too.
    await page.getByRole("link", { name: dish.name, exact: true }).first().click();
    const detail = page.getByRole("dialog", { name: dish.name });
    await detail.getByRole("button", { name: "Un de plus" }).click();
    await detail.getByRole("button", { name: "Un de plus" }).click();
    await expect(detail.getByText("03")).toBeVisible();
    await looksAround();
    await detail.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(toast(page, "Article ajouté au panier")).toBeVisible();
    await page.getByRole("button", { name: /^Panier/ }).click();
    const cart = page.getByRole("dialog", { name: "Panier" });
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await looksAround();
    await cart.getByRole("button", { name: "Passer la commande" }).click();
  });

  await test.step("orders", async () => {
    const ways = page.getByRole("dialog", { name: "Comment souhaitez-vous commander ?" });
    await expect(ways).toBeVisible();
    await looksAround();
    await ways.getByRole("button", { name: /^Invité/ }).click();
    await page.getByRole("textbox", { name: "Nom (obligatoire)" }).fill("Inès Trajet");
    await page
      .getByRole("textbox", { name: "Numéro de téléphone (obligatoire)" })
      .fill("06 12 34 56 78");
    await page.getByRole("textbox", { name: "E-mail (obligatoire)" }).fill("ines@trajet.example");
    await looksAround();
    await page.getByRole("button", { name: /^Commander · .+ €/ }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expect(page.getByRole("region", { name: "Votre commande" })).toContainText(dish.name);
    await looksAround();
    await expectAccessible(page);
  });
});

test("in French every page fits a phone of 320 pixels", async ({
  page,
  request,
  visitor,
  town: { kitchen },
}) => {
  test.slow();
  const { store, plain } = kitchen;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.livesNear({
    ...store,
    address: "36 Rue Léonie Bordelongue, Quartier de la Gare, Belrive",
  });
  await visitor.hasInCart(plain, 1);
  const paths = [
    "/",
    `/store/${store.slug}`,
    `/product/${plain.slug}`,
    "/checkout?page=cart",
    "/track-order",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSideways(page);
  }

  const modules = await ask(request, "GET /module", {}, { language: "fr" });
  for (const { module_name } of modules) {
    const tabs = page.getByRole("navigation", { name: "Rayons de la ville" });
    await tabs.getByRole("button", { name: module_name, exact: true }).click();
    await expect(tabs.locator("[aria-current]")).toHaveText(module_name);
    await expect(page).toHaveURL("/home");
    await expectNoSideways(page);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectNoSideways(page);
  await menu.getByRole("button", { name: /^Repas/ }).click();
  await page.getByRole("button", { name: /^Panier/ }).click();
  await expect(page.getByRole("dialog", { name: "Panier" }).getByRole("listitem")).toBeVisible();
  await expectNoSideways(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("dialog", { name: "Connexion" })).toBeVisible();
  await expectNoSideways(page);
});

// Without any script, the page is what the browser paints first.
for (const [how, colorScheme, theme] of [
  ["by the device", "dark", undefined],
  ["by choice", "light", "dark"],
] as const) {
  test.describe(`dark ${how}`, () => {
    test.use({ colorScheme, tolerates: [/ERR_FAILED/] });

    test("is dark from the first paint", async ({ page, visitor }) => {
      if (theme) await visitor.prefers({ theme });
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(19, 21, 27)");
    });
  });
}
