import type { User } from "@errand/core/account/account.contract";

/** A customer who signed up with a password a day ago and has ordered nothing. */
export function testCustomer(changes: Partial<User> = {}): User {
  return {
    id: 12,
    f_name: "Ada",
    l_name: "Lovelace",
    last_name: "Lovelace",
    phone: "+33612345678",
    email: "ada@example.org",
    image: null,
    image_full_url: null,
    storage: [],
    is_phone_verified: 0,
    is_email_verified: 0,
    has_password: true,
    login_medium: "manual",
    order_count: 0,
    member_since_days: 1,
    created_at: "2026-03-04T09:15:00.000Z",
    wallet_balance: 0,
    wallet_debt: 0,
    loyalty_point: 0,
    ref_code: "ADA12",
    selected_modules_for_interest: [],
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: null,
    validity: null,
    ...changes,
  };
}
