import { AppError } from "@errand/core/errors";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { toExistingE164 } from "@errand/core/phone";
import { eq, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { Shopper } from "../requests/caller.ts";
import { type CommonInput, isDeliveryOrder } from "./checkout-input.ts";

type StatedContact = Pick<
  CommonInput,
  "contact_person_name" | "contact_person_number" | "contact_person_email"
>;

type StatedAddress = Pick<
  CommonInput,
  | ("order_type" | "address" | "address_type" | "road" | "house" | "floor")
  | ("latitude" | "longitude")
>;

export interface OrderContact {
  name: string;
  /** E.164. */
  number: string;
  email: string | null;
}

/**
 * The contact person: a customer's profile fills in missing fields, a guest must send all of them.
 */
export async function readContact(
  db: Database,
  input: StatedContact,
  shopper: Shopper,
  country: string,
): Promise<{ contact: OrderContact; errors: AppError[] }> {
  const profile =
    shopper.kind === "customer"
      ? (await profileOf(db).execute({ id: shopper.customerId }))[0]
      : undefined;
  const ownName = profile && `${profile.firstName} ${profile.lastName}`.trim();
  const name = input.contact_person_name ?? ownName;
  const phone = input.contact_person_number ?? profile?.phone;
  const number = phone ? toExistingE164(phone, country) : null;
  const email = input.contact_person_email ?? profile?.email ?? null;
  const missing = [
    [!name, "contact_name_missing", "contact_person_name"],
    [!phone, "contact_number_missing", "contact_person_number"],
    [phone && !number, "contact_phone_invalid", "contact_person_number"],
    [!email && shopper.kind === "guest", "contact_email_missing", "contact_person_email"],
  ] as const;
  return {
    contact: { name: name ?? "", number: number ?? "", email },
    errors: missing
      .filter(([isMissing]) => isMissing)
      .map(([, key, field]) => new AppError(key, { field })),
  };
}

const profileOf = preparedQuery((db) =>
  db
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      email: customers.email,
    })
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id")))
    .prepare("profile_of_customer"),
);

/** The delivery address; null for take away. */
export function getDeliveryAddress(
  input: StatedAddress,
  contact: OrderContact,
): DeliveryAddress | null {
  const { address, latitude, longitude } = input;
  if (!isDeliveryOrder(input) || !address || latitude === undefined || longitude === undefined) {
    return null;
  }
  return {
    contact_person_name: contact.name,
    contact_person_number: contact.number,
    contact_person_email: contact.email,
    address_type: input.address_type ?? "other",
    address,
    road: input.road ?? null,
    house: input.house ?? null,
    floor: input.floor ?? null,
    latitude,
    longitude,
  };
}
