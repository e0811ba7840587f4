import { getCustomer } from "@errand/core/account/account.contract";
import { fromMinor } from "@errand/core/money";
import type { ReferralBonus } from "@errand/core/pricing/referral-bonus";
import { flagOf } from "@errand/core/values";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { serve } from "../requests/serve.ts";
import { findCustomer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { discountFields } from "./discount-fields.ts";
import { modulesOfInterest } from "./interests.data.ts";

const dayMs = 86_400_000;

/** The bonus on the next order of a referred customer; null without one. */
type ReadReferralBonus = (
  db: Database,
  customerId: number,
  shop: ShopSettings,
  now: Date,
) => Promise<ReferralBonus | null>;

/** What a later feature knows of a customer. */
interface CustomerSources {
  countOrders: (db: Database, customerId: number) => Promise<number>;
  readReferralBonus: ReadReferralBonus;
}

/** Returns the signed-in customer. */
export function customerRoutes(
  api: AccountApi,
  { countOrders, readReferralBonus }: CustomerSources,
) {
  serve(api, getCustomer, async (_input, { db, shopper, now }) => {
    const customer = await findCustomer(db, shopper.customerId);
    const { wallet, points, owed } = await readCustomerBalances(db, customer.id);
    return {
      id: customer.id,
      f_name: customer.firstName,
      l_name: customer.lastName,
      last_name: customer.lastName,
      phone: customer.phone,
      email: customer.email,
      image: customer.image,
      image_full_url: pictureUrl(api.settings.url, customer.image),
      storage: customer.image === null ? [] : [{ key: "image", value: "public" }],
      is_phone_verified: flagOf(customer.phoneVerified),
      is_email_verified: flagOf(customer.emailVerified),
      has_password: customer.passwordHash !== null,
      login_medium: customer.loginMedium,
      order_count: await countOrders(db, customer.id),
      member_since_days: Math.floor((now.getTime() - customer.createdAt.getTime()) / dayMs),
      created_at: customer.createdAt.toISOString(),
      wallet_balance: fromMinor(wallet),
      wallet_debt: fromMinor(owed),
      loyalty_point: points,
      ref_code: customer.refCode,
      selected_modules_for_interest: await modulesOfInterest(db, customer.id),
      ...(await readBonusFields(db, customer.id, await api.shop(), now)),
    };
  });

  async function readBonusFields(...query: Parameters<ReadReferralBonus>) {
    const bonus = await readReferralBonus(...query);
    return {
      is_valid_for_discount: bonus !== null,
      ...(bonus ? discountFields(bonus.discount) : noDiscount),
      validity: bonus?.validUntil ?? null,
    };
  }
}

const noDiscount = { discount_amount: 0, discount_amount_type: null };
