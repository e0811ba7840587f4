import { callApi } from "../api.ts";
import { expect, type Page } from "../fixtures.ts";
import { takePicture, test } from "./take-picture.ts";

/** Orders of several stores, and orders of several people. */

const button = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });

test("errand", async ({ page, user, testData }, { project }) => {
  const { restaurant, otherRestaurant } = testData;
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await user.addToOtherCart(otherRestaurant.simpleItem, 3);
  await page.goto(`/store/${restaurant.store.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await takePicture(page, project.name, "errand-store");
  await page.goto("/errand");
  await expect(button(page, /(Place order|Commander) · .*\d/)).toBeVisible();
  await takePicture(page, project.name, "errand");
});

test("run", async ({ page, user, request, testData }, { project }) => {
  const { restaurant, otherRestaurant, zones } = testData;
  const stores = [restaurant.store, otherRestaurant.store];
  await user.setLocation(restaurant.store);
  const { token, phone } = await user.signIn();
  await user.creditWallet(10_000);
  await user.addToCart(restaurant.simpleItem, 3);
  await user.addToOtherCart(otherRestaurant.simpleItem, 3);
  const { address, latitude, longitude } = restaurant.store;
  const order = {
    ...{ address, latitude, longitude, payment_method: "wallet" as const },
    contact_person_name: "Ines Martin",
    contact_person_number: phone,
    stops: stores.map(({ id, module_id }) => ({
      ...{ kind: "store" as const, module_id, store_id: id },
    })),
  };
  const caller = { token, zones };
  const { run_amount } = await callApi(request, "POST /customer/run/quote", order, caller);
  const placing = { ...order, run_amount };
  const { run_id } = await callApi(request, "POST /customer/run/place", placing, caller);
  await page.goto(`/run/${run_id}`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await takePicture(page, project.name, "run");
});

test("group", async ({ page, user, request, testData }, { project }) => {
  const { restaurant, foodModule, zones } = testData;
  const { store, simpleItem } = restaurant;
  await user.setLocation(store);
  const { token } = await user.signIn();
  await page.goto(`/group/new?store=${store.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(store.name);
  await takePicture(page, project.name, "group-new");

  const deadline = new Date(Date.now() + 30 * 60_000).toISOString();
  const { group } = await callApi(
    request,
    "POST /customer/group",
    { store_id: store.id, deadline, who_pays: "each", limit: 25, order_type: "take_away" },
    { token, zones, moduleId: foodModule.id },
  );
  const { code } = group;
  const { id: item_id, price } = simpleItem;
  const line = { model: "Item", item_id, quantity: 1, price } as const;
  for (const name of ["Noé", "Inès", "Priya"]) {
    const { guest_id: guest } = await callApi(request, "POST /auth/guest/request", {});
    await callApi(request, "POST /customer/group/join", { code, name }, { guest });
    await callApi(request, "POST /customer/group/add", { code, ...line }, { guest });
    const ready = name !== "Priya";
    await callApi(request, "PUT /customer/group/ready", { code, ready }, { guest });
  }
  await callApi(request, "POST /customer/group/add", { code, ...line }, { token });
  await callApi(request, "PUT /customer/group/ready", { code, ready: true }, { token });
  await page.goto(`/group/${code}`);
  await expect(button(page, /Close and order|Fermer et commander/)).toBeVisible();
  await takePicture(page, project.name, "group-host");
  // Names are isolated from the direction of the text.
  await button(page, /(Choose for|Choisir pour) .?Priya/).click();
  await expect(button(page, /Done|Terminé/)).toBeVisible();
  await takePicture(page, project.name, "group-choose");
});

test("group-guest", async ({ page, user, request, testData }, { project }) => {
  const { restaurant, foodModule, zones } = testData;
  const { store } = restaurant;
  const { token } = await user.createAccount();
  const deadline = new Date(Date.now() + 30 * 60_000).toISOString();
  const { group } = await callApi(
    request,
    "POST /customer/group",
    { store_id: store.id, deadline, who_pays: "each", order_type: "take_away" },
    { token, zones, moduleId: foodModule.id },
  );
  await page.goto(`/group/${group.code}`);
  const name = page.getByRole("main").getByRole("textbox");
  await expect(name).toBeVisible();
  await takePicture(page, project.name, "group-join");
  await name.fill("Priya");
  await name.press("Enter");
  await button(page, /^\W*(Add|Ajouter) /)
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^\W*1 (item|article)/ })).toBeVisible();
  await takePicture(page, project.name, "group-own");
  await button(page, /I am ready|J’ai terminé/).click();
  await expect(button(page, /^\W*(Pay|Payer) .*\d/)).toBeVisible();
  await takePicture(page, project.name, "group-pay");
});
