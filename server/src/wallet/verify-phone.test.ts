import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer, openSession } from "../account/account.data.ts";
import { customers } from "../account/account.tables.ts";
import { codeTo, somebody, wrongCode } from "../account/testing.ts";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { startTestApi } from "../testing.ts";

const tested = await startTestApi();
const { ask, changes, db } = tested;
let ada: ReturnType<typeof somebody> & { id: number; token: string };

beforeAll(() => seedShop(db));
beforeEach(async () => {
  await configure({});
  ada = await newCustomer();
});

async function configure(settings: Partial<ShopSettings>) {
  const login = { ...testShopSettings().login, phone_verification_status: 1 as const };
  const all = { ...testShopSettings(), wallet: true, addFund: true, login, ...settings };
  await db.update(shopTable).set({ settings: all });
  await changes.flushed();
}

async function newCustomer({ phone }: { phone?: string | null } = {}) {
  const person = somebody();
  const { name, email } = person;
  const contacts = { email, phone: phone === undefined ? person.phone : phone };
  const { id } = await addCustomer(db, { name, ...contacts });
  return { ...person, id, token: await openSession(db, id) };
}

type Person = Pick<typeof ada, "phone" | "token" | "address">;
const send = (input: object = {}, { phone, token, address }: Person = ada) =>
  ask("POST /customer/wallet/send-otp", { phone, ...input }, { token, address });
const verify = (reset_token: string, { phone, token, address }: Person = ada) =>
  ask("POST /customer/wallet/verify-otp", { phone, reset_token }, { token, address });
const isVerified = async () =>
  (await ask("GET /customer/info", {}, { token: ada.token })).body.is_phone_verified;

/** The status, and the codes of the errors. */
const refusal = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

test("a code verifies the phone, and money can be added", async () => {
  const addFund = () =>
    ask(
      "POST /customer/wallet/add-fund",
      { amount: 50, payment_method: "none", callback: "/", payment_platform: "web" },
      { token: ada.token, key: `add-fund-of-${crypto.randomUUID()}` },
    );
  expect(refusal(await addFund())).toEqual([403, "phone_unverified"]);
  expect(await send()).toMatchObject({
    status: 200,
    body: { message: "We have sent you a code." },
  });
  expect(await isVerified()).toBe(0);
  expect((await verify(await codeTo(tested, ada.phone))).body).toEqual({
    message: "Updated successfully.",
  });
  expect(await isVerified()).toBe(1);
  expect(refusal(await addFund())).toEqual([422, "payment_method"]);
});

test("the message names the purpose, and the phone may be typed without its country", async () => {
  expect((await send({ phone: ada.phone.replace("+33", "0") })).status).toBe(200);
  expect(await codeTo(tested, ada.phone)).not.toBe("");
});

describe("refuses", () => {
  test("a code that is wrong, used, or of another purpose", async () => {
    await send();
    const code = await codeTo(tested, ada.phone);
    expect(refusal(await verify(wrongCode(code)))).toEqual([422, "reset_token"]);
    const profile = { button_type: "phone", otp: code };
    const options = { token: ada.token, address: ada.address };
    expect(refusal(await ask("POST /customer/update-profile", profile, options))).toEqual([
      422,
      "otp",
    ]);
    expect((await verify(code)).status).toBe(200);
    expect(refusal(await verify(code))).toEqual([422, "reset_token"]);
  });

  test("the right code after five wrong ones", async () => {
    await send();
    const code = await codeTo(tested, ada.phone);
    for (let tries = 0; tries < 5; tries++) await verify(wrongCode(code));
    expect(refusal(await verify(code))).toEqual([422, "reset_token"]);
    expect(await isVerified()).toBe(0);
  });

  test("a second code within a minute", async () => {
    await send();
    const early = await send();
    expect(refusal(early)).toEqual([429, "otp"]);
    expect(early.headers.get("retry-after")).toBe("60");
  });

  test("another phone than the account's, and an account without one", async () => {
    const { phone } = somebody();
    expect(refusal(await send({ phone }))).toEqual([422, "phone"]);
    expect(refusal(await verify("000001", { ...ada, phone }))).toEqual([422, "phone"]);
    const eve = await newCustomer({ phone: null });
    expect(refusal(await send({}, eve))).toEqual([422, "phone"]);
  });

  test("a verified phone", async () => {
    await db.update(customers).set({ phoneVerified: true }).where(eq(customers.id, ada.id));
    expect(refusal(await send())).toEqual([409, "phone_verified"]);
  });

  test("the code of another customer with the same phone, and a phone that they verified first", async () => {
    const bob = { ...(await newCustomer({ phone: ada.phone })), phone: ada.phone };
    await send();
    const code = await codeTo(tested, ada.phone);
    expect(refusal(await verify(code, bob))).toEqual([422, "reset_token"]);
    await db.update(customers).set({ phoneVerified: true }).where(eq(customers.id, bob.id));
    expect(refusal(await verify(code))).toEqual([422, "phone"]);
    expect(await isVerified()).toBe(0);
  });

  test("missing and malformed values, in the words of the specification", async () => {
    const input: Record<string, unknown> = {};
    const { body } = await ask("POST /customer/wallet/verify-otp", input, { token: ada.token });
    expect(body.errors?.map(({ message }) => message)).toEqual([
      "field is empty",
      "Enter a valid phone number",
    ]);
    expect(refusal(await verify("12345"))).toEqual([422, "reset_token"]);
  });

  test("everybody where the shop has no wallet", async () => {
    await configure({ wallet: false });
    expect(refusal(await send())).toEqual([403, "feature_off"]);
    expect(refusal(await verify("000001"))).toEqual([403, "feature_off"]);
  });
});
