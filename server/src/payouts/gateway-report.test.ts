import { expect, test } from "vitest";
import { startRefundTest } from "../refunds/refund-testing.ts";
import { addStaff } from "../staff/testing.ts";

const { ask, db, shop, addCustomer, configure, deliveredByCard, runDueJobs } =
  await startRefundTest();
const member = await addStaff(db, { kind: "operator", role: "finance" });
const compare = async (lines: object[], input: object = {}, who = member) =>
  ask("POST /desk/gateway-report", { lines, ...input }, who);

test("a report is compared with payments and refunds by their references", async () => {
  await configure();
  const { customerId } = await addCustomer();
  const orders = [];
  for (let order = 0; order < 3; order++) orders.push(await deliveredByCard(customerId));
  const [first = 0, second = 0, third = 0] = orders;
  const support = await addStaff(db, { kind: "operator", role: "support" });
  const refund = { id: first, decision: "approve", amount: 5, method: "source" };
  const refunded = await ask("POST /desk/orders/{id}/refund", refund, {
    ...support,
    key: crypto.randomUUID(),
  });
  expect(refunded.status).toBe(200);
  await runDueJobs();
  const card = (order: number) => `card-of-order-${order}`;
  const { body } = await compare([
    // In two lines.
    { reference: card(first), amount: 10 },
    { reference: card(first), amount: 2 },
    { reference: card(second), amount: 11.99 },
    { reference: "card-of-another-shop", amount: 7.5 },
  ]);
  expect(body).toMatchObject({
    ...{ reported: 31.49, booked: 31, matched: 1 },
    different: [{ reference: card(second), amount: 11.99, booked: 12 }],
    unknown: [{ reference: "card-of-another-shop", amount: 7.5 }],
  });
  expect(body.missing.map(({ amount, order_ids }) => [amount, order_ids])).toEqual(
    expect.arrayContaining([
      [12, [third]],
      [-5, [first]],
    ]),
  );
  const back = body.missing.find(({ amount }) => amount < 0)?.reference;
  const whole = [
    ...[first, second, third].map((order) => ({ reference: card(order), amount: 12 })),
    { reference: back, amount: -5 },
  ];
  expect((await compare(whole)).body).toMatchObject({
    ...{ reported: 31, booked: 31, matched: 4 },
    ...{ different: [], unknown: [], missing: [] },
  });
  // What lies outside of the days is compared, and not missed.
  const before = { from: "2020-01-01", to: "2020-01-31" };
  expect((await compare(whole.slice(0, 1), before)).body).toMatchObject({
    ...{ matched: 1, booked: 0, missing: [] },
  });
  expect((await compare(whole, { gateway: "another" })).body.unknown).toHaveLength(4);
});

test("a report is for operators of all zones who see the money", async () => {
  const lines = [{ reference: "a", amount: 1 }];
  const zoneIds = [shop.zoneId];
  const some = await addStaff(db, { kind: "operator", role: "finance", zoneIds });
  expect((await compare(lines, {}, some)).status).toBe(403);
  const support = await addStaff(db, { kind: "operator", role: "dispatcher" });
  expect((await compare(lines, {}, support)).status).toBe(403);
  const turned = { from: "2026-02-01", to: "2026-01-01" };
  expect((await compare(lines, turned)).status).toBe(422);
});
