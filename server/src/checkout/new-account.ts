import { AppError, featureOff } from "@errand/core/errors";
import { isWithoutMessages } from "@errand/core/mobile-phone";
import { addCustomer, findTakenContacts, lockContacts } from "../account/account.data.ts";
import { hashPassword } from "../account/passwords.ts";
import type { CheckoutContext, PlaceInput } from "./checkout-input.ts";
import type { OrderContact } from "./contact.ts";
import type { OrderPlan } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

type AccountInput = Pick<PlaceInput, "create_new_user" | "password">;

/**
 * Hashes the password of an account that is requested with an order, before the transaction; null
 * without one.
 */
export async function hashForNewAccount(
  { create_new_user, password }: AccountInput,
  { shopper }: Pick<CheckoutContext, "shopper">,
): Promise<string | null> {
  const isHashed = create_new_user === 1 && shopper.kind === "guest" && password !== undefined;
  return isHashed ? hashPassword(password) : null;
}

/**
 * Creates the account that a guest requests with the order, in the transaction of the order, and
 * returns its id; null without such a request. The contacts of the order become those of the
 * account, unverified. Throws `feature_off` where there are no passwords, `contact_email_taken`,
 * `contact_phone_taken`, `contact_not_mobile` and `password_needed`. Source: contract 4.3.
 */
export async function createRequestedAccount(
  input: AccountInput,
  { db, shopper, newPasswordHash: passwordHash = null }: CheckoutContext,
  { shop }: Pick<OrderPlan, "shop">,
  contact: OrderContact,
): Promise<number | null> {
  if (input.create_new_user === 0 || shopper.kind === "customer") return null;
  if (!shop.login.manual_login_status) {
    throw featureOff("signInByPassword", "create_new_user");
  }
  if (passwordHash === null) throw new AppError("password_needed", { field: "password" });
  const { name, number, email } = contact;
  if (isWithoutMessages(number)) {
    throw new AppError("contact_not_mobile", { field: "contact_person_number" });
  }
  await lockContacts(db, [email ?? "", number]);
  const taken = await findTakenContacts(db, { email: email ?? "", phone: number });
  throwOrderErrors([
    ...(taken.email
      ? [new AppError("contact_email_taken", { field: "contact_person_email" })]
      : []),
    ...(taken.phone
      ? [new AppError("contact_phone_taken", { field: "contact_person_number" })]
      : []),
  ]);
  return (await addCustomer(db, { name, email, phone: number, passwordHash })).id;
}
