import { orderStatus } from "@errand/core/orders/orders.types";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { refundReasons, refundRequests } from "../order-rows/refund-requests.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const refundTest = await startRefundTest();
const { api, ask, db, shop, itemId, configure, deliveredOrder, requestRefund } = refundTest;
let ada: { token: string; customerId: number };

beforeEach(async () => {
  ada = await refundTest.addCustomer();
  await configure();
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

test("lists the reasons for a refund in the language of the request", async () => {
  const [first] = await db.select().from(refundReasons).limit(1);
  for (const language of ["en", "fr"] as const) {
    const { body } = await ask("GET /customer/order/refund-reasons", {}, { language });
    expect(body.refund_reasons[0]).toEqual({ id: first?.id, reason: first?.reason[language] });
  }
});

test("a customer requests the refund of a delivered order with pictures", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  const { status, body } = await requestRefund(ada.token, orderId, {
    customer_note: "The box is open",
    image: [await testPicture("png"), await testPicture("jpeg")],
  });
  expect([status, body.message]).toEqual([201, "Your refund request has been sent."]);
  expect(body.order).toMatchObject({
    order_status: "refund_requested",
    refund_requested: expect.any(String),
    refund_customer_note: "The box is open",
    refund_cancellation_note: null,
    actions: [],
    refund: {
      refund_status: "pending",
      refund_amount: 12,
      lines: [],
      delivery_amount: 2,
      refund_method: "wallet",
      customer_reason: "Damaged",
      admin_note: null,
      returned: [],
    },
  });
  expect(body.order.refund?.image_full_url).toHaveLength(2);
  expect(body.order.order_attachment_full_url).toEqual([]);
});

test("the pictures are readable by their links, which only the customer gets", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  const { body } = await requestRefund(ada.token, orderId, { image: [await testPicture()] });
  const [link = ""] = body.order.refund?.image_full_url ?? [];
  const response = await privateFileRoutes(api).request(new URL(link).pathname);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);

  const { token } = await refundTest.addCustomer();
  const other = await ask("GET /customer/order/track", { order_id: orderId }, { token });
  expect(codes(other)).toEqual([404, "order"]);
});

test("a shop without wallets returns money in another way", async () => {
  await configure({ wallet: false });
  const { orderId } = await deliveredOrder(ada.customerId);
  const { body } = await requestRefund(ada.token, orderId);
  expect(body.order.refund?.refund_method).toBe("manual");
});

describe("a refund request is refused", () => {
  const stored = () => db.$count(refundRequests);

  test.each(orderStatus.options.filter((status) => status !== "delivered"))(
    "for an order that is %s",
    async (status) => {
      const order = { itemId, customerId: ada.customerId, paymentStatus: "paid", status } as const;
      const orderId = await addOrder(db, shop, shop.grocery, order);
      const before = await stored();
      const code = status === "refund_requested" ? "refund" : "order_status";
      expect(codes(await requestRefund(ada.token, orderId))).toEqual([409, code]);
      expect(await stored()).toBe(before);
    },
  );

  test("for a delivered order that is not paid", async () => {
    const order = { itemId, customerId: ada.customerId, status: "delivered" } as const;
    const orderId = await addOrder(db, shop, shop.grocery, order);
    expect(codes(await requestRefund(ada.token, orderId))).toEqual([409, "order_status"]);
  });

  test("while the shop takes none", async () => {
    const { orderId } = await deliveredOrder(ada.customerId);
    await configure({ refunds: false });
    expect(codes(await requestRefund(ada.token, orderId))).toEqual([403, "feature_off"]);
    const { body } = await ask("GET /customer/order/track", { order_id: orderId }, ada);
    expect(body.actions).toEqual([]);
  });

  test("for the order of another customer, and stores none of its pictures", async () => {
    const { orderId } = await deliveredOrder(ada.customerId);
    const { token } = await refundTest.addCustomer();
    const files = await db.$count(privateFiles);
    const input = { image: [await testPicture()] };
    expect(codes(await requestRefund(token, orderId, input))).toEqual([404, "order"]);
    expect(codes(await requestRefund(token, 999_999, input))).toEqual([404, "order"]);
    expect(await db.$count(privateFiles)).toBe(files);
  });

  test.each<[string, () => Promise<File[]>, number, string]>([
    [
      "a sixth picture",
      () => Promise.all(Array.from({ length: 6 }, () => testPicture())),
      422,
      "image",
    ],
    ["WebP", async () => [await testPicture("webp")], 415, "media_type"],
    ["a page", async () => [new File(["<script>alert(1)</script>"], "a.png")], 415, "media_type"],
    [
      "a drawing with a script",
      async () => [new File(["<svg onload='alert(1)'/>"], "a.png")],
      415,
      "media_type",
    ],
    [
      "a file above 2 MB",
      async () => [new File([new Uint8Array(2_100_000)], "a.png")],
      422,
      "image",
    ],
  ])("with %s as a picture", async (_name, files, status, code) => {
    const { orderId } = await deliveredOrder(ada.customerId);
    const refused = await requestRefund(ada.token, orderId, { image: await files() });
    expect(codes(refused)).toEqual([status, code]);
    expect((await requestRefund(ada.token, orderId)).status).toBe(201);
  });
});

test("of 20 requests at the same moment, one is stored", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => requestRefund(ada.token, orderId)),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused.map(codes)).toEqual(Array.from({ length: 19 }, () => [409, "refund"]));
  expect(await db.$count(refundRequests, eq(refundRequests.orderId, orderId))).toBe(1);
});

test("a repeated request with the same key gets the same response", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  const input = { order_id: orderId, customer_reason: "Damaged", image: [await testPicture()] };
  const options = { token: ada.token, key: "a-refund-request-key" };
  const send = () => ask("POST /customer/order/refund-request", input, options);
  const [first, second] = [await send(), await send()];
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second.body).toEqual(first.body);
});
