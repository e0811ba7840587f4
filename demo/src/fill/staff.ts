import { localize } from "@errand/core/language";
import type { StaffKind } from "@errand/core/principals";
import { hashPassword } from "@errand/server/account/passwords";
import { stores } from "@errand/server/catalog/catalog.tables";
import { couriers } from "@errand/server/couriers/couriers.tables";
import { type Database, inTransaction } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { modules } from "@errand/server/modules/modules.tables";
import { partnerApplications } from "@errand/server/partners/partners.tables";
import { seal } from "@errand/server/staff/sealed-secret";
import { staffMembers, staffRoles } from "@errand/server/staff/staff.tables";
import { eq, inArray, isNull, like, sql } from "drizzle-orm";
import {
  ownerEmail,
  ownerName,
  staffEmail,
  staffPassword,
  totpSecret,
  townEmails,
} from "../content/staff.ts";
import { fillBankAccounts } from "./bank-accounts.ts";

interface DemoStaff {
  kind: StaffKind;
  name: string;
  email: string;
  roleId: number | null;
  storeId: number | null;
  courierId: number | null;
}

/**
 * Adds the accounts that are missing: those of the desk, one for each courier of the town, and two
 * for each store and rental provider: the manager, whom the simulator plays, and the owner. Those
 * who have applied as partners have an account of their own. Encrypts the secret of their
 * authenticator app with the secret of the shop, which may have changed since.
 */
export function fillStaff(db: Database, shopSecret: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const staff = await staffOfTown(tx);
    const emails = staff.map(({ email }) => email);
    const present = await tx
      .select({ email: staffMembers.email })
      .from(staffMembers)
      .where(inArray(staffMembers.email, emails));
    const known = new Set(present.map(({ email }) => email));
    const missing = staff.filter(({ email }) => !known.has(email));
    if (missing.length > 0) {
      // Hashing takes 30 ms, so all accounts share the row value of their common password.
      const passwordHash = await hashPassword(staffPassword);
      const rows = missing.map((member) => ({
        ...member,
        passwordHash,
        totpConfirmed: true,
        totpLastStep: 0,
        blocked: false,
        createdAt: new Date(),
      }));
      await insertRows(tx, staffMembers, rows);
    }
    await sealSecrets(tx, emails, shopSecret);
    const payees = staff.filter(({ email, storeId }) => !storeId || email === ownerEmail(storeId));
    await fillBankAccounts(tx, payees, shopSecret);
  });
}

async function staffOfTown(db: Database): Promise<DemoStaff[]> {
  const roles = await db.select().from(staffRoles);
  const roleId = (kind: StaffKind, key: string) =>
    roles.find((role) => role.kind === kind && role.key === key)?.id ?? null;
  const storeRows = await db
    .select({ id: stores.id, name: stores.name, module: modules.type })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .leftJoin(partnerApplications, eq(partnerApplications.storeId, stores.id))
    .where(isNull(partnerApplications.id));
  const courierRows = await db
    .select({
      id: couriers.id,
      firstName: couriers.firstName,
      lastName: couriers.lastName,
    })
    .from(couriers)
    .leftJoin(partnerApplications, eq(partnerApplications.courierId, couriers.id))
    .where(isNull(partnerApplications.id));
  const withoutRole = { roleId: null, storeId: null, courierId: null };
  return [
    {
      ...withoutRole,
      kind: "operator",
      name: "Belrive",
      email: staffEmail("desk", null),
      roleId: roleId("operator", "owner"),
    },
    {
      ...withoutRole,
      kind: "operator",
      name: "Belrive, payments",
      email: staffEmail("desk", "finance"),
      roleId: roleId("operator", "finance"),
    },
    {
      ...withoutRole,
      kind: "operator",
      name: "Belrive",
      email: staffEmail("desk", "support"),
      roleId: roleId("operator", "support"),
    },
    ...storeRows.flatMap(({ id, name, module }) => {
      const kind = module === "rental" ? ("rental_staff" as const) : ("store_staff" as const);
      const ofStore = { ...withoutRole, kind, storeId: id };
      return [
        {
          ...ofStore,
          name: localize(name, "en"),
          email: staffEmail("store", id),
          roleId: roleId(kind, "manager"),
        },
        {
          ...ofStore,
          name: ownerName(id),
          email: ownerEmail(id),
          roleId: roleId(kind, "owner"),
        },
      ];
    }),
    ...courierRows.map(({ id, firstName, lastName }) => ({
      ...withoutRole,
      kind: "courier" as const,
      name: `${firstName} ${lastName}`.trim(),
      email: staffEmail("courier", id),
      courierId: id,
    })),
  ];
}

/** Who belongs to the town: those with one of its accounts. */
export interface Town {
  storeIds: Set<number>;
  providerIds: number[];
  courierIds: Set<number>;
  /** The accounts of the simulator in the stores. */
  managerIds: Set<number>;
}

/**
 * The stores, rental providers and couriers whom the simulator plays. Partners act for themselves.
 */
export async function readTown(db: Database): Promise<Town> {
  const rows = await db
    .select({
      id: staffMembers.id,
      kind: staffMembers.kind,
      email: staffMembers.email,
      storeId: staffMembers.storeId,
      courierId: staffMembers.courierId,
    })
    .from(staffMembers)
    .where(like(staffMembers.email, townEmails))
    .orderBy(staffMembers.storeId);
  const managers = rows.flatMap(({ id, kind, storeId, email }) =>
    storeId !== null && email === staffEmail("store", storeId) ? [{ id, kind, storeId }] : [],
  );
  const storesOf = (kind: StaffKind) =>
    managers.flatMap((manager) => (manager.kind === kind ? [manager.storeId] : []));
  const couriersOf = rows.flatMap(({ courierId, email }) =>
    courierId !== null && email === staffEmail("courier", courierId) ? [courierId] : [],
  );
  return {
    storeIds: new Set(storesOf("store_staff")),
    providerIds: storesOf("rental_staff"),
    courierIds: new Set(couriersOf),
    managerIds: new Set(managers.map(({ id }) => id)),
  };
}

async function sealSecrets(db: Database, emails: string[], shopSecret: string): Promise<void> {
  const members = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(inArray(staffMembers.email, emails));
  const sealed = members.map(({ id }) => ({
    id,
    secret: seal(shopSecret, id, totpSecret).toString("hex"),
  }));
  await db.execute(sql`
    update ${staffMembers} set totp_secret = decode(sealed.secret, 'hex')
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed (id bigint, secret text)
    where ${staffMembers.id} = sealed.id`);
}
