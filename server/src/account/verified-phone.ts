import { AppError } from "@errand/core/errors";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { findCustomer } from "./account.data.ts";

/**
 * Throws `phone_unverified` for a customer who has not verified the phone of the account, where the shop
 * requires it. Source: contract 3.7.
 */
export async function requireVerifiedPhone(
  db: Database,
  customerId: number,
  { login }: Pick<ShopSettings, "login">,
): Promise<void> {
  if (login.phone_verification_status === 0) return;
  const { phone, phoneVerified } = await findCustomer(db, customerId);
  if (phone === null || !phoneVerified) throw new AppError("phone_unverified");
}
