import { desc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
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

/** What was sent to the receiver, oldest first. */
async function toReceiver() {
  await runDueJobs();
  const sent = (await db.select().from(outbox).orderBy(desc(outbox.id))).reverse();
  const own = ["+33687654321", "hugo@example.com"];
  return sent.filter(({ recipient }) => own.includes(recipient));
}

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
