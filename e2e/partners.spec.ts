import type { Item } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { readVerificationCode } from "./outbox.ts";
import { orderTitle, placeOrder } from "./place-order.ts";
import { codeFrom, signInAsNewPartner, signInToDesk } from "./staff.ts";
import { stage, startShift, tabletSize, ticketLink } from "./store-tablet.ts";
import { randomPhone } from "./test-user.ts";

const password = "Bread&roses1";

interface Applicant {
  firstName: string;
  email: string;
  phone: string;
}

const newApplicant = (firstName: string): Applicant => ({
  firstName,
  email: `${crypto.randomUUID()}@partner.example`,
  phone: randomPhone(),
});

test("a store and a courier join, and the courier brings the first order of the store", async ({
  page,
  request,
  browser,
  baseURL,
  user,
  testData: { restaurant, foodModule, zones },
}) => {
  test.slow();
  const [ada, hugo] = [newApplicant("Ada"), newApplicant("Hugo")];
  const storeName = `Ada’s bakery ${ada.email.slice(0, 8)}`;
  const { address } = restaurant.store;
  const logo = { name: "logo.png", mimeType: "image/png", buffer: await picture() };

  await test.step("a store registers in five steps, with a reload on the way", async () => {
    await page.goto("/store-registration?active=active");
    await fillInPerson(page, ada);
    await textbox(page, "Name of the store (required)").fill(storeName);
    await page.getByRole("radio", { name: "Food" }).click();
    await page.getByRole("combobox", { name: "Address (required)", exact: true }).fill(address);
    // Leaving the field locates the address, which chooses the zone.
    await textbox(page, "Address in French").focus();
    await expect(page.getByRole("combobox", { name: /^Zone/ })).not.toHaveText("Choose a zone");
    await expectAccessible(page);
    await proceed(page, "Delivery and taxes");
    await textbox(page, "At least (required)").fill("10");
    await textbox(page, "At most (required)").fill("20");
    await textbox(page, "SIRET number (required)").fill("732 829 320 00074");
    await proceed(page, "Pictures");
    await page.getByLabel("Choose picture: Logo").setInputFiles(logo);
    await expect(page.getByRole("img", { name: "Logo, preview" })).toBeVisible();
    await proceed(page, "Check and send");
    await page.reload();
    await expect(page.getByText(storeName)).toBeVisible();
    await expect(page.getByRole("img", { name: "Logo" })).toBeVisible();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Send application" }).click();
    await verify(page, request, ada);
    await expectAccessible(page);
  });

  const desk = await signInToDesk(request);

  await test.step("the desk refuses it with a reason, and it is corrected and sent again", async () => {
    const partner = await findApplication(request, desk, ada);
    const reason = "Please tell us your last name.";
    await callApi(
      request,
      "POST /desk/partners/{id}/refuse",
      { id: partner.id, reason },
      { token: desk },
    );
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole("link", { name: "Correct and send again" }).click();
    await textbox(page, "Last name").fill("Lovelace");
    await page.getByRole("link", { name: "Check and send" }).click();
    await page.getByRole("button", { name: "Send again" }).click();
    await expectTitle(page, "We are checking your application");
    await approve(request, desk, ada);
    await page.reload();
    await expectTitle(page, "Your store is approved");
    await expectAccessible(page);
  });

  await test.step("a courier registers with private pictures, and is approved", async () => {
    await page.goto("/deliveryman-registration?active=active");
    await page.getByLabel("Choose picture: Your picture").setInputFiles(logo);
    await expect(page.getByRole("img", { name: "Your picture, preview" })).toBeVisible();
    await fillInPerson(page, hugo);
    await choose(page, "Kind of document", "Passport");
    await textbox(page, "Number of the document (required)").fill("12AB34567");
    await page.getByLabel("Add picture").setInputFiles(logo);
    await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
    await proceed(page, "How you work");
    await choose(page, "Zone", /./);
    await page.getByRole("radio").first().click();
    await proceed(page, "Check and send");
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole("button", { name: "Send application" }).click();
    await verify(page, request, hugo);
    await approve(request, desk, hugo);
    await page.reload();
    await expectTitle(page, "Welcome aboard");
  });

  const asCourier = {
    token: await signInAsNewPartner(request, "courier", { email_or_phone: hugo.phone, password }),
  };

  const office = await browser.newContext({ baseURL, locale: "en-GB", viewport: tabletSize });
  const vendor = await office.newPage();
  await test.step("the store signs in with an authenticator app, and states its hours", async () => {
    await vendor.goto("/vendor");
    await textbox(vendor, "E-mail or phone (required)").fill(ada.email);
    await vendor.getByLabel(/^Password/).fill(password);
    await vendor.getByRole("button", { name: "Sign in" }).click();
    const secret = vendor.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    await textbox(vendor, "The code that the app shows now (required)").fill(
      codeFrom((await secret.textContent()) ?? ""),
    );
    await vendor.getByRole("button", { name: "Finish" }).click();
    await expect(vendor.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
    await vendor.goto("/vendor/office/hours");
    for (const [field, time] of [
      ["Monday, opens", "00:00"],
      ["Monday, closes", "00:00"],
    ] as const) {
      await vendor.getByLabel(field).fill(time);
      // Whoever types goes on in the same field.
      await expect(vendor.getByLabel(field)).toBeFocused();
    }
    await vendor.getByRole("button", { name: "Same on all days" }).first().click();
    await expectAccessible(vendor);
    await vendor.getByRole("button", { name: "Save" }).click();
    await expect(vendor.getByText("Not saved yet")).toBeHidden();
  });

  const token = (await vendor.evaluate(() => localStorage.getItem("console:store:token"))) ?? "";
  const inTown = { zones, moduleId: foodModule.id };
  const item =
    await test.step("it imports its menu from a file, and the town finds it", async () => {
      const [category] = await callApi(request, "GET /categories", {}, inTown);
      const rows = [
        "Name;Category;Price",
        `Rye loaf of today;${category?.name};4,50`,
        `Walnut loaf;${category?.name};five`,
      ];
      await vendor.goto("/vendor/office/menu");
      await vendor.getByRole("link", { name: "Import…" }).click();
      await vendor.getByLabel("Choose a file").setInputFiles({
        name: "menu.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(rows.join("\n")),
      });
      await expect(vendor.getByText("1 item can be imported")).toBeVisible();
      await expect(vendor.getByText("1 row refused", { exact: true })).toBeVisible();
      await expectAccessible(vendor);
      await vendor.getByRole("checkbox", { name: "Leave out 1 refused row" }).check();
      await vendor.getByRole("button", { name: "Import 1 item" }).click();
      const result = vendor.getByRole("region", { name: "Result" });
      await expect(result.getByText("1 item imported")).toBeVisible();
      let shown: Item | undefined;
      await expect(async () => {
        const input = { name: "Rye loaf of today", limit: 50 };
        const { products } = await callApi(request, "GET /items/search", input, inTown);
        shown = products.find(({ store_name }) => store_name === storeName);
        expect(shown).toBeDefined();
      }).toPass();
      if (!shown) throw new Error("The town does not find the item.");
      return shown;
    });

  await test.step("it starts to take orders", async () => {
    await vendor.goto("/vendor");
    await startShift(vendor);
  });

  const { store_id } = await callApi(request, "GET /store/me", {}, { token });
  const orderId = await test.step("a guest orders it", async () => {
    const store = await callApi(
      request,
      "GET /stores/details/{id}",
      { id: String(store_id) },
      inTown,
    );
    await user.setLocation(store);
    await page.goto(`/store/${store.slug}`);
    await expectTitle(page, storeName);
    await expect(page.getByText(item.name).first()).toBeVisible();
    await user.addToCart(item, 2);
    await page.goto("/checkout?page=cart");
    await fillContactForm(page);
    await placeOrder(page);
    return Number(new URL(page.url()).searchParams.get("order_id"));
  });
  const order = { id: orderId };

  await test.step("the store accepts it, and the courier on duty takes it", async () => {
    const { latitude, longitude } = restaurant.store;
    await callApi(request, "PUT /courier/duty", { on: true }, asCourier);
    await callApi(request, "PUT /courier/position", { latitude, longitude }, asCourier);
    await ticketLink(stage(vendor, "New"), orderId).click();
    await vendor.getByRole("button", { name: /^Accept for/ }).click();
    await vendor.getByRole("link", { name: "Board" }).click();
    // Until it is sent, it can be undone.
    await expect(orderTitle(page, "Order placed")).toBeHidden();
    const { courier_id } = await callApi(request, "GET /courier/me", {}, asCourier);
    await expect(async () => {
      const { jobs } = await callApi(request, "GET /courier/jobs", { state: "offered" }, asCourier);
      if (jobs.some(({ id }) => id === orderId)) {
        await callApi(request, "POST /courier/jobs/{id}/accept", order, asCourier);
      } else {
        // Couriers of the town have waited longer, so that the plan may prefer one of them; the
        // desk does not.
        const input = { ...order, courier_id: courier_id ?? 0 };
        await callApi(request, "POST /desk/orders/{id}/assign", input, { token: desk });
      }
    }).toPass();
  });

  await test.step("the store hands it to the courier with the code, who brings it", async () => {
    await callApi(request, "POST /courier/jobs/{id}/arrived", order, asCourier);
    await ticketLink(vendor, orderId).click();
    await vendor.getByRole("checkbox", { name: `Done: ${item.name}` }).check();
    await vendor.getByRole("button", { name: "Ready", exact: true }).click();
    await expect(stage(vendor, "Ready").getByText("Hugo is here")).toBeVisible();
    await ticketLink(stage(vendor, "Ready"), orderId).click();
    const { jobs } = await callApi(request, "GET /courier/jobs", {}, asCourier);
    const [job] = jobs;
    await textbox(vendor, "End of the courier’s code, if you check it").fill(
      job?.handover_code?.slice(-2) ?? "",
    );
    await vendor.getByRole("button", { name: "Hand over" }).click();
    let code: string | null = null;
    await expect(async () => {
      const served = await callApi(request, "GET /store/orders/{id}", order, { token });
      expect(served.handed_over_at).not.toBeNull();
      code = served.pickup_code;
    }).toPass();
    const pickup = { ...order, ...(code !== null && { code }) };
    await callApi(request, "POST /courier/jobs/{id}/pickup", pickup, asCourier);
    await callApi(request, "POST /courier/jobs/{id}/arrived", order, asCourier);
    const guest = await page.evaluate(() => localStorage.getItem("guest_id") ?? "");
    const tracked = await callApi(
      request,
      "GET /customer/order/track",
      { order_id: orderId, contact_number: "0612345678" },
      { guest },
    );
    await callApi(
      request,
      "POST /courier/jobs/{id}/deliver",
      { ...order, cash: tracked.order_amount, ...(tracked.otp && { otp: tracked.otp }) },
      asCourier,
    );
    await expect(orderTitle(page, "Delivered")).toBeVisible();
  });

  await test.step("the statement of the store names the order", async () => {
    await vendor.goto("/vendor/office/money");
    await vendor.getByRole("button", { expanded: false }).last().click();
    await expect(vendor.getByRole("link", { name: `Order ${orderId}` })).toBeVisible();
    await expectAccessible(vendor);
  });
  await office.close();
});

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Continues to the next step. */
async function proceed(page: Page, title: string) {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole("combobox", { name: new RegExp(`^${label}`) }).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function fillInPerson(page: Page, { firstName, email, phone }: Applicant) {
  await textbox(page, "First name (required)").fill(firstName);
  await textbox(page, "Email (required)").fill(email);
  await textbox(page, "Phone number (required)").fill(phone);
  await textbox(page, "Phone number (required)").press("Enter");
  await expect(page.getByText("Step 2 of")).toBeVisible();
}

/** Enters the codes that were sent to phone and e-mail. */
async function verify(page: Page, request: APIRequestContext, { email, phone }: Applicant) {
  for (const [title, contact] of [
    ["Confirm your phone", phone],
    ["Confirm your email", email],
  ] as const) {
    await expectTitle(page, title);
    await textbox(page, "Verification code (required)").fill(
      await readVerificationCode(request, contact),
    );
    await page.getByRole("button", { name: "Verify" }).click();
  }
  await expectTitle(page, "We are checking your application");
}

async function findApplication(request: APIRequestContext, token: string, { email }: Applicant) {
  const { partners } = await callApi(request, "GET /desk/partners", { search: email }, { token });
  const [partner] = partners;
  if (!partner) throw new Error(`There is no application of ${email}.`);
  return partner;
}

async function approve(request: APIRequestContext, token: string, applicant: Applicant) {
  const { id } = await findApplication(request, token, applicant);
  await callApi(request, "POST /desk/partners/{id}/approve", { id }, { token });
}

function picture(): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 60 };
  return sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}
