import { AppError } from "@errand/core/errors";
import { availableLogin, type Installation } from "../config/available-login.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { findCustomer } from "./account.data.ts";

/**
 * Throws `phone_unverified` for a customer who has not verified the phone of the account, where the
 * shop requires it and can send a code. Source: contract 3.7.
 */
export async function requireVerifiedPhone(
  api: ShopApi & Installation,
  db: Database,
  customerId: number,
): Promise<void> {
  const { login } = await api.shop();
  if (availableLogin(login, api).phone_verification_status === 0) return;
  const { phone, phoneVerified } = await findCustomer(db, customerId);
  if (phone === null || !phoneVerified) throw new AppError("phone_unverified");
}
