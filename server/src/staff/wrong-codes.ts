import type { ShopApi } from "../config/shop.ts";
import { inTransaction } from "../database/database.ts";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageInAll } from "../messages/messages.ts";
import { type RateLimiter, ThrottledError } from "../requests/rate-limits.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { StaffRow } from "./staff.data.ts";

export type StaffSignInApi = ShopApi & { outbox: Outbox };

/**
 * Counts a wrong code after the right password. The third within an hour sends the member of staff
 * a message, once a day at most: who enters them knows the password. Outside of the transaction of
 * the sign-in, which is refused.
 */
export async function countWrongCode(
  { limits, outbox, shop }: StaffSignInApi,
  { db, address, now }: AnyRequestContext,
  member: StaffRow,
): Promise<void> {
  const key = `staff ${member.id}`;
  if (await isWithin(limits.wrongSecondSteps, key)) return;
  if (!(await isWithin(limits.secondStepWarnings, key))) return;
  const message = warningTo(member, {
    shop: (await shop()).businessName,
    time: `${now.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    address,
  });
  if (message) await inTransaction(db, (tx) => outbox.send(tx, message));
}

async function isWithin(limit: RateLimiter, key: string): Promise<boolean> {
  try {
    await limit.take(key);
    return true;
  } catch (error) {
    if (error instanceof ThrottledError) return false;
    throw error;
  }
}

/** In every language, because that of the member is unknown. */
function warningTo(
  { email, phone }: Pick<StaffRow, "email" | "phone">,
  values: { shop: string; time: string; address: string },
): OutgoingMessage | null {
  if (email !== null) {
    const account = { ...values, account: email };
    return {
      kind: "mail",
      to: email,
      subject: messageInAll(" / ", "staff", "wrong_codes.subject", values),
      text: messageInAll("\n\n", "staff", "wrong_codes.text", account),
    };
  }
  const text = messageInAll("\n", "staff", "wrong_codes.sms", values);
  return phone === null ? null : { kind: "sms", to: phone, subject: "", text };
}
