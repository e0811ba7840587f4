import { contact } from "../orders/testing.ts";
import { requestFor } from "../testing.ts";
import { randomFrom } from "./random.ts";
import { type Buyer, pay, payFor, type ShopperParts, toSession } from "./shopper.ts";

/** A group whose members are ready, and have a piece of the item each. */
export interface ReadyGroup {
  id: number;
  code: string;
  host: { token: string };
  members: { guestId: string }[];
}

interface SeenGroup {
  me: number;
  members: { id: number; is_host: boolean; state: string; amount?: number }[];
  order_amount?: number;
}

const maxAttempts = 5;

/**
 * Members pay their shares through the gateway while the server is killed, some leave after that,
 * and the host orders, for all or for those who have paid, and pays, or not.
 */
export async function shopTogether(parts: ShopperParts, group: ReadyGroup): Promise<void> {
  const { random, name } = parts;
  const shares = group.members.map((member, index) => ({
    ...parts,
    buyer: member,
    name: `${name}-member-${index}`,
    random: randomFrom(random.below(2 ** 31)),
  }));
  const host = { ...parts, buyer: { ...group.host, coupon: null } };
  const paying = Promise.all(shares.map((share) => payShare(share, group)));
  // Some hosts do not wait for those who pay.
  if (random.chance(0.7)) await paying;
  const orderId = random.chance(0.9) ? await placeGroup(host, group) : null;
  if (orderId !== null) await payFor(host, { kind: "order", id: orderId });
  await paying;
}

/** Pays what the member owes, as long as something can be paid. */
async function payShare(parts: ShopperParts, { code }: ReadyGroup): Promise<void> {
  const { server, buyer, random, name, url } = parts;
  const attempts = random.pick([0, 1, 1, 2]);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { members, me } = await readGroup(parts, code);
    const amount = members.find(({ id }) => id === me)?.amount;
    if (amount === undefined) return;
    const share = { ...proofOf(buyer), code, amount, payment_method: "sandbox" };
    const input = { ...share, callback: `${url}/group/${code}` };
    const options = { ...toSession(buyer), key: `pay-share-${name}-${attempt}` };
    const response = await server.send(requestFor("POST /customer/group/pay", input, options));
    const body = (await response.json()) as { payment_id?: string };
    // Placed, paid or changed meanwhile, or sold out.
    if (response.status === 409 || response.status === 422) return;
    if (!body.payment_id) throw new Error(`paying a share answered ${response.status}`);
    await pay(parts, body.payment_id);
  }
  if (random.chance(0.1)) {
    const input = { ...proofOf(buyer), code };
    const response = await server.send(requestFor("DELETE /customer/group/member", input, {}));
    if (!response.ok && response.status !== 404 && response.status !== 409) {
      throw new Error(`leaving answered ${response.status}: ${await response.text()}`);
    }
  }
}

/** Null when it is sold out, somebody has left, or members pay again and again meanwhile. */
async function placeGroup(parts: ShopperParts, { code }: ReadyGroup): Promise<number | null> {
  const { server, buyer, random, name, scope } = parts;
  const coversAll = random.chance(0.3);
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { members } = await readGroup(parts, code);
    const unpaid = members.filter(({ is_host, state }) => !is_host && state === "ready");
    const cover = coversAll ? unpaid.map(({ id }) => id) : [];
    const { order_amount } = await readGroup(parts, code, cover);
    if (order_amount === undefined) return null;
    const order = { code, order_amount, cover, payment_method: "digital_payment", ...contact };
    const options = { ...scope, ...toSession(buyer), key: `place-group-${name}-${attempt}` };
    const response = await server.send(requestFor("POST /customer/group/place", order, options));
    const body = (await response.json()) as { order_id?: number; errors?: { code: string }[] };
    if (response.status === 201 && body.order_id) return body.order_id;
    const codes = body.errors?.map((error) => error.code) ?? [];
    if (codes.includes("stock")) return null;
    if (codes.every((each) => each === "price_changed" || each === "member")) continue;
    throw new Error(`placing a group answered ${response.status}: ${JSON.stringify(body)}`);
  }
  return null;
}

/** Without an amount when one who is covered has left. */
async function readGroup(
  { server, buyer }: ShopperParts,
  code: string,
  cover: number[] = [],
): Promise<SeenGroup> {
  const input = { ...proofOf(buyer), code, cover };
  const request = requestFor("GET /customer/group", input, toSession(buyer));
  const response = await server.send(request);
  if (response.status === 404 && cover.length > 0) return { me: 0, members: [] };
  if (!response.ok) throw new Error(`reading a group answered ${response.status}`);
  return (await response.json()) as SeenGroup;
}

function proofOf(buyer: Buyer): { guest_id?: string } {
  return "guestId" in buyer ? { guest_id: buyer.guestId } : {};
}
