import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { pictureRoutes } from "../pictures/pictures.routes.ts";
import { createPictures } from "../pictures/pictures.ts";
import { startTestApi } from "../testing.ts";
import { openSession } from "./account.data.ts";
import { customers, sessions } from "./account.tables.ts";
import { codeSends } from "./codes.tables.ts";
import { codeTo, setLogin, somebody, wrongCode } from "./testing.ts";

const tested = await startTestApi();
const { api, ask, db, setNow } = tested;
const start = new Date("2026-03-05T09:00:00Z");
let shop: SeededShop;
let ada: ReturnType<typeof somebody> & { id: number; token: string };

beforeAll(async () => {
  shop = await seedShop(db);
});

beforeEach(async () => {
  setNow(start);
  await db.delete(codeSends);
  await db.delete(outbox);
  await setLogin(tested, {
    manual_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
  ada = await signedUp();
});

async function signedUp() {
  const { address, ...person } = somebody();
  const { body } = await ask("POST /auth/sign-up", person, { address });
  const token = body.token ?? "";
  const { id } = (await ask("GET /customer/info", {}, { token })).body;
  return { ...person, address, token, id };
}

const update = (input: Record<string, unknown> = {}) => {
  const { name, email, phone, token, address } = ada;
  return ask("POST /customer/update-profile", { name, email, phone, ...input }, { token, address });
};
const info = async () => (await ask("GET /customer/info", {}, { token: ada.token })).body;
const codes = (response: { body: { errors?: { code: string }[] } }) =>
  response.body.errors?.map(({ code }) => code);

describe("changing a verified phone", () => {
  const change = (phone: string, input: object = {}) =>
    ask(
      "POST /customer/update-profile",
      { button_type: "change_phone", phone, current_password: ada.password, ...input },
      { token: ada.token, address: ada.address },
    );
  const phoneOf = async () => {
    const [row] = await db.select().from(customers).where(eq(customers.id, ada.id));
    return [row?.phone, row?.phoneVerified];
  };

  beforeEach(() =>
    db.update(customers).set({ phoneVerified: true }).where(eq(customers.id, ada.id)),
  );

  test("takes the password and a code to the new one", async () => {
    const { phone } = somebody();
    expect((await change(phone)).body).toMatchObject({ otp_send: true, verification_on: "phone" });
    expect(await phoneOf()).toEqual([ada.phone, true]);
    const otp = await codeTo(tested, phone);
    const confirmed = { otp, verification_on: "phone" };
    expect((await change(phone, { ...confirmed, otp: wrongCode(otp) })).status).toBe(422);
    expect((await change(phone, confirmed)).status).toBe(200);
    expect(await phoneOf()).toEqual([phone, true]);
  });

  test("is refused without the password, and for a number of another account", async () => {
    const { phone } = somebody();
    const codeOf = (response: Awaited<ReturnType<typeof change>>) =>
      response.body.errors?.map(({ code }) => code);
    expect(codeOf(await change(phone, { current_password: undefined }))).toEqual([
      "current_password",
    ]);
    expect(codeOf(await change(phone, { current_password: "another-1" }))).toEqual([
      "current_password",
    ]);
    const bob = await signedUp();
    expect(codeOf(await change(bob.phone))).toEqual(["phone"]);
    expect(codeOf(await change("0000000"))).toEqual(["phone"]);
    expect(await phoneOf()).toEqual([ada.phone, true]);
  });
});

describe("profile details", () => {
  test("saves changes immediately while verification is off", async () => {
    const next = somebody();
    const { email, phone } = next;
    expect((await update({ name: "Grace Hopper", email, phone })).body).toEqual({
      message: "Updated successfully.",
    });
    expect(await info()).toMatchObject({ f_name: "Grace", l_name: "Hopper", email, phone });
  });

  test("reports both contacts of another account at once", async () => {
    const { email, phone } = await signedUp();
    expect(codes(await update({ name: "Eve", email, phone }))).toEqual(["email", "phone"]);
    expect(await info()).toMatchObject({ f_name: "Ada", email: ada.email });
  });

  test("refuses an invalid phone, and a change of a verified phone", async () => {
    expect(codes(await update({ phone: "0000000" }))).toEqual(["phone"]);
    await db.update(customers).set({ phoneVerified: true }).where(eq(customers.id, ada.id));
    const locked = await update({ phone: somebody().phone });
    expect(locked.body.errors).toMatchObject([{ code: "phone", message: "Not Changeable" }]);
    expect((await update({ name: "Grace" })).status).toBe(200);
  });

  test("refuses verification by Firebase when it is not connected", async () => {
    expect(codes(await update({ verification_medium: "firebase" }))).toEqual(["feature_off"]);
  });
});

test("refuses details and a password in one request", async () => {
  const { token, address } = ada;
  const send = (input: Record<string, unknown>) =>
    ask("POST /customer/update-profile", input, { token, address });
  expect(codes(await send({ name: "Grace" }))).toEqual(["email", "phone"]);
  const password = "analytical engine";
  const current_password = ada.password;
  const passwords = { password, confirm_password: password, current_password };
  const alone = { button_type: "change_password", ...passwords };
  expect((await send(alone)).status).toBe(200);
  expect(await info()).toMatchObject({ f_name: "Ada", email: ada.email });
});

describe("a changed contact while verification is on", () => {
  beforeEach(() =>
    setLogin(tested, { phone_verification_status: 1, email_verification_status: 1 }),
  );

  test("replaces each contact once its code is verified", async () => {
    const { email, phone } = somebody();
    const response = await update({ name: "Grace", email, phone });
    expect(response.body).toMatchObject({
      otp_send: true,
      verification_on: "phone",
      verification_medium: "SMS",
    });
    expect(await info()).toMatchObject({ f_name: "Grace", email: ada.email, phone: ada.phone });

    const otp = await codeTo(tested, phone);
    const input = { email, phone, verification_on: "phone" };
    expect(codes(await update({ ...input, otp: wrongCode(otp) }))).toEqual(["otp"]);
    const next = await update({ ...input, otp });
    expect(next.body).toMatchObject({ otp_send: true, verification_on: "email" });
    expect(await info()).toMatchObject({ phone, is_phone_verified: 1, email: ada.email });

    const mailed = await codeTo(tested, email);
    const last = await update({ email, phone, verification_on: "email", otp: mailed });
    expect(last.body).toEqual({ message: "Updated successfully." });
    expect(await info()).toMatchObject({ email, is_email_verified: 1 });
  });

  test("refuses a code of another customer and of another purpose", async () => {
    const { email } = somebody();
    await update({ email });
    const otp = await codeTo(tested, email);
    const bob = await signedUp();
    const { token } = { token: await openSession(db, (await account(bob.email)).id) };
    const stolen = await ask(
      "POST /customer/update-profile",
      { name: "Bob", email, phone: bob.phone, otp, verification_on: "email" },
      { token, address: bob.address },
    );
    expect(codes(stolen)).toEqual(["otp"]);
    const asReset = await ask(
      "POST /auth/verify-token",
      { verification_method: "email", email, reset_token: otp },
      { address: bob.address },
    );
    expect(codes(asReset)).toEqual(["reset_token"]);
    expect((await update({ email, otp, verification_on: "email" })).status).toBe(200);
  });

  test("sends no second code within a minute", async () => {
    const { email } = somebody();
    await update({ email });
    const early = await update({ email });
    expect(early).toMatchObject({ status: 429, body: { errors: [{ code: "otp" }] } });
    expect(early.headers.get("retry-after")).toBe("60");
  });

  test("refuses a code when no change is pending", async () => {
    expect(codes(await update({ otp: "000001" }))).toEqual(["otp"]);
    expect(codes(await update({ otp: "000001", verification_on: "email" }))).toEqual(["otp"]);
  });

  async function account(email: string) {
    const [row] = await db.select().from(customers).where(eq(customers.email, email));
    return { id: row?.id ?? 0 };
  }
});

describe("an unchanged contact", () => {
  test.each(["phone", "email"] as const)("is verified by a code sent to it: %s", async (field) => {
    const response = await update({ button_type: field });
    expect(response.body).toMatchObject({ otp_send: true, verification_on: field });
    const otp = await codeTo(tested, ada[field]);
    expect(codes(await update({ button_type: field, otp: wrongCode(otp) }))).toEqual(["otp"]);
    expect((await update({ button_type: field, otp })).status).toBe(200);
    expect((await info())[`is_${field}_verified`]).toBe(1);
    expect((await update({ button_type: field })).body).toEqual({
      message: "Updated successfully.",
    });
  });
});

describe("the password", () => {
  const change = (password: string, confirm_password = password) =>
    update({
      button_type: "change_password",
      password,
      confirm_password,
      current_password: ada.password,
    });

  test("changes and ends every other session", async () => {
    const other = await openSession(db, ada.id);
    expect((await change("analytical engine")).status).toBe(200);
    expect((await ask("GET /customer/info", {}, { token: ada.token })).status).toBe(200);
    expect((await ask("GET /customer/info", {}, { token: other })).status).toBe(401);
    const signIn = (password: string) =>
      ask("POST /auth/login", { login_type: "manual", email_or_phone: ada.email, password });
    expect((await signIn("analytical engine")).status).toBe(200);
    expect((await signIn(ada.password)).status).toBe(401);
  });

  test("must be present, long enough and confirmed", async () => {
    expect(codes(await update({ button_type: "change_password" }))).toEqual(["password"]);
    expect(codes(await change("short"))).toEqual(["password"]);
    expect(codes(await change("analytical engine", "another"))).toEqual(["confirm_password"]);
  });

  test("cannot change while sign-in by password is off", async () => {
    await setLogin(tested, { manual_login_status: 0 });
    expect(codes(await change("analytical engine"))).toEqual(["feature_off"]);
  });
});

describe("the profile picture", () => {
  const createPicture = (format: "jpeg" | "png" | "gif" | "webp", width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: "#e63" } })
      .toFormat(format)
      .toBuffer();

  async function send(picture: Buffer, name = "me.jpg", key?: string) {
    const form = new FormData();
    for (const field of ["name", "email", "phone"] as const) form.set(field, ada[field]);
    form.set("password", "");
    form.set("image", new File([new Uint8Array(picture)], name, { type: "image/jpeg" }));
    const sent = new Response(form);
    const request = new Request("http://127.0.0.1:4000/api/v1/customer/update-profile", {
      method: "POST",
      body: new Uint8Array(await sent.arrayBuffer()),
      headers: {
        "content-type": sent.headers.get("content-type") ?? "",
        authorization: `Bearer ${ada.token}`,
        ...(key && { "idempotency-key": key }),
      },
    });
    const response = await api.app.fetch(request, { address: ada.address });
    const body = (await response.json()) as { errors?: { code: string }[] };
    return { status: response.status, headers: response.headers, body };
  }

  test.each(["jpeg", "png", "gif"] as const)(
    "stores a %s picture as a square WebP",
    async (format) => {
      expect((await send(await createPicture(format))).status).toBe(200);
      const { image, image_full_url } = await info();
      expect(image).toMatch(/^photo-[0-9a-f]{32}$/);
      const { pathname } = new URL(image_full_url ?? "");
      const pictures = createPictures(api.settings.picturesFolder, async () => null);
      const shown = await pictureRoutes(pictures).request(pathname);
      const stored = await sharp(await shown.arrayBuffer()).metadata();
      expect(stored).toMatchObject({ format: "webp", width: 640, height: 640 });
    },
  );

  test("determines the type from the content of the file", async () => {
    const webp = await createPicture("webp");
    for (const invalid of [
      webp,
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      Buffer.from("text"),
    ]) {
      const response = await send(invalid, "me.jpg");
      expect(response).toMatchObject({
        status: 415,
        body: {
          errors: [
            {
              code: "media_type",
              message:
                "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
            },
          ],
        },
      });
    }
    const jpeg = await createPicture("jpeg");
    expect(await send(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ status: 415 });
    expect((await info()).image).toBeNull();
  });

  test("refuses a side over 8000 pixels and a file over 2 MB", async () => {
    expect((await send(await createPicture("png", 8001, 1))).status).toBe(415);
    const large = await send(Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 422, body: { errors: [{ code: "image" }] } });
  });

  test("refuses a form over 12 MiB", async () => {
    const response = await send(Buffer.alloc(13 * 1024 * 1024));
    expect(response).toMatchObject({ status: 413, body: { errors: [{ code: "body_size" }] } });
  });

  test("strips metadata, and deletes the previous picture", async () => {
    const picture = await sharp(await createPicture("jpeg"))
      .withExif({ IFD0: { Copyright: "hidden" } })
      .toBuffer();
    await send(picture);
    const first = (await info()).image ?? "";
    const files = await readdir(join(api.settings.picturesFolder, first));
    expect(files.sort()).toEqual([
      "1440.webp",
      "160.webp",
      "320.webp",
      "480.webp",
      "640.webp",
      "96.webp",
      "960.webp",
    ]);
    const stored = await sharp(join(api.settings.picturesFolder, first, "640.webp")).metadata();
    expect(stored.exif).toBeUndefined();

    await send(await createPicture("png"));
    expect(await readdir(api.settings.picturesFolder)).not.toContain(first);
  });

  test("stores a picture once per idempotency key and refuses another picture with the key", async () => {
    const key = `picture-${ada.id}-0123456789`;
    const picture = await createPicture("png");
    expect((await send(picture, "a.png", key)).status).toBe(200);
    const { image } = await info();
    const again = await send(picture, "b.png", key);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await info()).image).toBe(image);
    const other = await send(await createPicture("png", 10, 10), "a.png", key);
    expect(other.body.errors).toMatchObject([{ code: "idempotency_mismatch" }]);
  });
});

test("refuses a malformed form, and a form where the contract takes JSON", async () => {
  const post = (path: string, body: string) =>
    api.app.fetch(
      new Request(`http://127.0.0.1:4000/api/v1${path}`, {
        method: "POST",
        body,
        headers: {
          authorization: `Bearer ${ada.token}`,
          "content-type": "multipart/form-data; boundary=x",
        },
      }),
      { address: ada.address },
    );
  expect((await post("/customer/update-profile", "--y\r\nnonsense")).status).toBe(422);
  expect((await post("/auth/sign-up", "--x--")).status).toBe(415);
});

describe("interests", () => {
  const like = (interest: number[], module = shop.food.moduleId) =>
    ask("POST /customer/update-interest", { interest }, { token: ada.token, module });

  test("stores interests per module and replaces them on the next call", async () => {
    const { moduleId, categoryId } = shop.food;
    expect((await info()).selected_modules_for_interest).toEqual([]);
    expect((await like([categoryId, categoryId])).status).toBe(200);
    expect((await like([categoryId])).status).toBe(200);
    expect((await info()).selected_modules_for_interest).toEqual([moduleId]);
  });

  test("requires at least one category, all of the module", async () => {
    const wrongModule = await like([shop.grocery.categoryId]);
    expect(wrongModule).toMatchObject({ status: 404, body: { errors: [{ code: "category" }] } });
    expect(codes(await like([]))).toEqual(["interest"]);
  });
});

describe("account removal", () => {
  const remove = () =>
    ask(
      "DELETE /customer/remove-account",
      { current_password: ada.password },
      { token: ada.token },
    );
  const order = async (status: "pending" | "delivered") =>
    addOrder(db, shop, shop.grocery, {
      itemId: await addItem(db, { storeId: shop.grocery.storeIds[0] }),
      customerId: ada.id,
      guestId: null,
      status,
      note: "Ring at Ada's",
    });

  test("deletes personal data and anonymises orders", async () => {
    const orderId = await order("delivered");
    expect((await remove()).body).toEqual({ message: "Account has been deleted." });
    const [row] = await db.select().from(customers).where(eq(customers.id, ada.id));
    expect(row).toMatchObject({
      firstName: "",
      lastName: "",
      phone: null,
      email: null,
      passwordHash: null,
      deletedAt: start,
    });
    expect(await db.$count(sessions, eq(sessions.customerId, ada.id))).toBe(0);
    expect((await ask("GET /customer/info", {}, { token: ada.token })).status).toBe(401);
    const [remaining] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(remaining).toMatchObject({
      customerId: ada.id,
      address: null,
      contactNumber: "",
      note: null,
      amount: 1200,
    });
    const { address, name, email, phone, password, confirm_password } = ada;
    const again = { name, email, phone, password, confirm_password };
    expect((await ask("POST /auth/sign-up", again, { address })).status).toBe(201);
  });

  test("refuses while an order is active", async () => {
    await order("pending");
    expect(await remove()).toMatchObject({ status: 409, body: { errors: [{ code: "ongoing" }] } });
    expect((await info()).email).toBe(ada.email);
  });
});
