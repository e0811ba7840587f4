import { minor } from "@errand/core/money";
import { desc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { fundWallet } from "../ledger/testing.ts";
import { contact } from "../orders/testing.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { ask, db, configure, place, reset, newCourier, runDueJobs, setNow } =
  await startParcelTest();

let guestId = "";
beforeEach(async () => {
  guestId = await reset();
  await runDueJobs();
  await db.delete(outbox);
});

const withMail = {
  receiver_details: { ...receiver, contact_person_email: "hugo@example.com" },
};

/** What was sent to these, oldest first. */
async function sentTo(...recipients: string[]) {
  await runDueJobs();
  const sent = (await db.select().from(outbox).orderBy(desc(outbox.id))).reverse();
  return sent.filter(({ recipient }) => recipients.includes(recipient));
}

const toReceiver = () => sentTo("+33687654321", "hugo@example.com");

const textsOf = (sent: { text: string }[]) =>
  sent.map(({ text }) => text.replaceAll(/https?:\S+/g, "LINK"));

test("tells the receiver that a parcel comes, with a link and no price", async () => {
  await place(withMail);
  const sent = await toReceiver();
  const [mail, sms] = sent.toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect([mail?.kind, sms?.kind]).toEqual(["mail", "sms"]);
  expect(mail?.subject).toBe("Ada is sending you a parcel");
  expect(mail?.text).toContain("Hugo, 9 Quai des Essais");
  expect(mail?.text).not.toContain("4.80");
  expect(sms?.text).toMatch(/track-order\?order_id=\d+#key=[\w-]{43}$/);
  expect(textsOf([{ text: sms?.text ?? "" }])).toEqual([
    "Errand: Ada is sending you a parcel. LINK",
  ]);
});

test("names the cash and, on the way, the code", async () => {
  await configure({ deliveryVerification: true });
  const { body } = await place({ charge_payer: "receiver" });
  const courier = await newCourier();
  await courier.act("accept", body.order_id);
  await courier.act("pickup", body.order_id);
  const texts = textsOf(await toReceiver());
  expect(texts).toContainEqual(
    expect.stringMatching(/You pay the courier .*4\.80.* in cash\. LINK$/),
  );
  const code = `Give this code to the courier: ${body.order.otp}`;
  expect(texts).toContainEqual(expect.stringContaining(code));
});

test("says that a parcel does not come only to those who expect it", async () => {
  const cancel = (order_id: number) => {
    const proof = { order_id, guest_id: guestId, contact_number: "0612345678" };
    return ask("PUT /customer/order/cancel", { ...proof, note: "No" });
  };
  const { body } = await place();
  expect(await toReceiver()).toHaveLength(1);
  await cancel(body.order_id);
  expect(textsOf(await toReceiver())[1]).toBe("Errand: The parcel from Ada is not coming. LINK");

  await db.delete(outbox);
  const unknown = await place();
  setNow(new Date(Date.now() + 13 * 3_600_000));
  await runDueJobs();
  await cancel(unknown.body.order_id);
  expect(await toReceiver()).toEqual([]);
});

test("names the fee of a return and what is left to pay of it, then sends the receipt", async () => {
  await configure({ parcelReturnFee: 50 });
  const { body } = await place({ charge_payer: "receiver" });
  const courier = await newCourier();
  await courier.act("accept", body.order_id);
  await courier.act("pickup", body.order_id);
  await runDueJobs();
  await db.delete(outbox);
  const proof = { order_id: body.order_id, guest_id: guestId, contact_number: "0612345678" };
  await ask("PUT /customer/order/cancel", { ...proof, reason: ["Not home"] });
  const [coming, ...more] = await sentTo(contact.contact_person_email);
  expect(more).toEqual([]);
  expect(coming?.subject).toBe(`Your parcel #${body.order_id} is coming back`);
  expect(coming?.text).toContain("Reason: Not home");
  expect(coming?.text).toMatch(/The return costs 2\.40.€\. You pay the courier 2\.40.€ in cash/);
  expect(coming?.text).not.toContain("You have not been charged");

  await courier.act("deliver", body.order_id, { cash: 2.4 });
  const back = (await sentTo(contact.contact_person_email))[1];
  expect(back?.subject).toBe(`Your parcel #${body.order_id} is back`);
  expect(back?.text).toMatch(/Return to sender +2\.00.€/);
  expect(back?.text).toMatch(/Paid +2\.40.€\nTo pay +0\.00.€/);
  expect(back?.text).toContain("/order-invoice?order_id=");
});

test("says what of the payment for a returned parcel is kept and what goes back", async () => {
  await configure({ wallet: true, parcelReturnFee: 50 });
  const { token, customerId } = await addCustomer(db);
  await fundWallet(db, customerId, minor(1000));
  const { body } = await place({ payment_method: "wallet" }, { token });
  const courier = await newCourier();
  await courier.act("accept", body.order_id);
  await courier.act("pickup", body.order_id);
  await runDueJobs();
  await db.delete(outbox);
  await ask("PUT /customer/order/cancel", { order_id: body.order_id, reason: "Late" }, { token });
  const [mail] = await sentTo(contact.contact_person_email);
  expect(mail?.text).toMatch(/The return costs 2\.40.€, taken from what you have paid\./);
  expect(mail?.text).toMatch(/2\.40.€ is back in your wallet\./);
  const { body: notified } = await ask("GET /customer/notifications", {}, { token });
  expect(notified[0]?.title).toBe(`Your parcel #${body.order_id} is coming back`);
});

test("tells the sender about the courier and the receiver, and of no store", async () => {
  await configure({ deliveryVerification: true, digitalPayment: true });
  // The parcel is offered to this courier, not to those of other tests.
  await db.update(couriers).set({ active: false });
  const courier = await newCourier();
  const { token } = await addCustomer(db);
  await place({ payment_method: "digital_payment" }, { token });
  const { body } = await place({}, { token });
  await runDueJobs();
  await courier.act("accept", body.order_id);
  await courier.act("pickup", body.order_id, { code: body.order.pickup_code });
  const mails = await sentTo(contact.contact_person_email);
  const paragraphs = [
    "A courier comes to collect it as soon as it is paid.",
    "A courier comes to collect it.",
    `The receiver tells the courier this code: ${body.order.otp}`,
  ];
  expect(mails.map(({ text }) => paragraphs.find((each) => text.includes(each)))).toEqual(
    paragraphs,
  );
  for (const { text } of mails) {
    expect(text).toContain("Collect from: Ada, 2 Place des Essais");
    expect(text).toContain("Deliver to: Hugo, 9 Quai des Essais");
  }
  const notified = await ask("GET /customer/notifications", {}, { token });
  expect(notified.body.map(({ description }) => description).reverse()).toEqual([
    "A courier comes to collect it as soon as it is paid. You can pay on the page of your order.",
    "A courier comes to collect it.",
    "The courier has collected it. You can follow it on the map.",
  ]);
});
