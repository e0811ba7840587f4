import type { DemoStaffAccount } from "@errand/core/config/config.contract";
import { type Language, localize } from "@errand/core/language";
import { dependsOn } from "@errand/server/caching/dependencies";
import { storeTag } from "@errand/server/caching/tags";
import { stores } from "@errand/server/catalog/catalog.tables";
import { couriers } from "@errand/server/couriers/couriers.tables";
import type { Database } from "@errand/server/database/database";
import { modules } from "@errand/server/modules/modules.tables";
import { staffRoles } from "@errand/server/staff/staff.tables";
import { toBase32 } from "@errand/server/staff/totp";
import { eq, inArray } from "drizzle-orm";
import {
  type DeskAccount,
  dayAndNight,
  offeredStores,
  ownerEmail,
  staffEmail,
  staffPassword,
  totpSecret,
} from "../content/staff.ts";

/** The accounts of the desk that are offered, and their roles. */
const deskAccounts: { role: string; account: DeskAccount | null }[] = [
  { role: "owner", account: null },
  { role: "support", account: "support" },
  { role: "finance", account: "finance" },
];

/**
 * Returns the accounts that the sign-in of the consoles offers in the demo: the owners of a store
 * of each kind, a courier, and the desk.
 */
export async function readDemoStaff(db: Database, language: Language): Promise<DemoStaffAccount[]> {
  const secret = { password: staffPassword, totp_secret: toBase32(totpSecret) };
  const offered = await db
    .select({ store: stores, module: modules.name })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(inArray(stores.slug, offeredStores));
  const [courier] = await db.select().from(couriers).orderBy(couriers.id).limit(1);
  const roles = await db.select().from(staffRoles).where(eq(staffRoles.kind, "operator"));
  return [
    ...offeredStores.flatMap((slug) => {
      const found = offered.find(({ store }) => store.slug === slug);
      if (!found) return [];
      const { store } = found;
      dependsOn(storeTag(store.id));
      const module = localize(found.module, language);
      return {
        audience: "store" as const,
        name: localize(store.name, language),
        about: neverCloses(store) ? localize(dayAndNight(module), language) : module,
        login: ownerEmail(store.id),
        ...secret,
      };
    }),
    ...(courier
      ? [
          {
            audience: "courier" as const,
            name: `${courier.firstName} ${courier.lastName}`,
            about: localize(courier.vehicle, language),
            login: staffEmail("courier", courier.id),
            ...secret,
          },
        ]
      : []),
    ...deskAccounts.flatMap(({ role: key, account }) => {
      const role = roles.find((each) => each.key === key);
      if (!role) return [];
      return {
        audience: "desk" as const,
        name: localize(role.name, language),
        about: "Belrive",
        login: staffEmail("desk", account),
        ...secret,
      };
    }),
  ];
}

function neverCloses({ schedules }: Pick<typeof stores.$inferSelect, "schedules">): boolean {
  return (
    schedules.length === 7 &&
    schedules.every(({ opening_time, closing_time }) => opening_time === closing_time)
  );
}
