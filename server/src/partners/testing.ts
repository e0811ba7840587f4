import { eq } from "drizzle-orm";
import { addZone, middle, seedShop } from "../catalog/testing.ts";
import type { Database } from "../database/database.ts";
import { testPicture } from "../private-files/testing.ts";
import { addRentalModule } from "../rental/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import type { NewApplication } from "./applications.data.ts";
import { partnerApplications, type StoreDetails } from "./partners.tables.ts";

export const partnerPassword = "Sup3r-secret";

type Input = Record<string, unknown>;
type Partner = "store" | "courier";

/** The API with a shop that takes applications, and what applicants and the desk do. */
export async function startPartnersTest() {
  const test = await startTestApi();
  const { ask, db } = test;
  const shop = await seedShop(db, { storeRegistration: true, courierRegistration: true });
  const rental = await addRentalModule(db, shop.zoneId);
  const picture = await testPicture();
  const desk = await addStaff(db, { kind: "operator", role: "owner" });
  let people = 0;

  /** Somebody new, at an address of their own: registrations are limited by address. */
  function person() {
    people += 1;
    const digits = String(people).padStart(4, "0");
    return {
      contact: { email: `partner.${digits}@example.org`, phone: `+3363998${digits}` },
      options: { address: `198.51.100.${people}` },
    };
  }

  function storeForm(overrides: Input = {}): Input {
    return {
      f_name: "Ada",
      l_name: "Lovelace",
      ...person().contact,
      password: partnerPassword,
      zone_id: shop.zoneId,
      module_id: shop.grocery.moduleId,
      ...middle,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      delivery_time_type: "minute",
      translations: [
        { locale: "en", key: "name", value: "The Green Grocer" },
        { locale: "fr", key: "name", value: "Le Primeur" },
        { locale: "en", key: "address", value: "3 Harbour Street" },
      ],
      logo: picture,
      ...overrides,
    };
  }

  function courierForm(overrides: Input = {}): Input {
    return {
      f_name: "Grace",
      l_name: "Hopper",
      ...person().contact,
      password: partnerPassword,
      zone_id: shop.zoneId,
      identity_type: "passport",
      identity_number: "19AB12345",
      identity_image: [picture, picture],
      image: picture,
      vehicle_id: 1,
      earning: 1,
      ...overrides,
    };
  }

  const paths = {
    store: "POST /auth/vendor/register",
    courier: "POST /auth/delivery-man/store",
  } as const;
  const forms = { store: storeForm, courier: courierForm };

  /** Sends the form of a store or a courier. */
  async function register<Kind extends Partner>(kind: Kind, overrides: Input = {}, options = {}) {
    const input = forms[kind](overrides);
    return ask<(typeof paths)[Kind]>(paths[kind], input, { ...person().options, ...options });
  }

  const verifyContacts = (id: number) =>
    db
      .update(partnerApplications)
      .set({ phoneVerification: "verified", emailVerification: "verified" })
      .where(eq(partnerApplications.id, id));

  /** An application with verified contacts, which waits for the desk. */
  async function waiting(kind: Partner, overrides: Input = {}, options = {}) {
    const { body } = await register(kind, overrides, options);
    if (!body.application) throw new Error(JSON.stringify(body.errors));
    const { id } = body.application;
    await verifyContacts(id);
    return { id, token: body.application_token };
  }

  const decide = (action: "approve" | "refuse", id: number, input: Input = {}, options = {}) =>
    ask(
      `POST /desk/partners/{id}/${action}`,
      { id, ...input },
      { token: desk.token, key: crypto.randomUUID(), ...options },
    );

  return {
    ...test,
    shop,
    rental,
    picture,
    desk,
    person,
    storeForm,
    courierForm,
    register,
    verifyContacts,
    waiting,
    approve: (id: number, options = {}) => decide("approve", id, {}, options),
    refuse: (id: number, reason = "The logo cannot be read.", options = {}) =>
      decide("refuse", id, { reason }, options),
    addZone: () => addZone(db, {}, { latitude: 44.5, longitude: 5.5 }),
    rowOf: async (id: number) => {
      const [row] = await db
        .select()
        .from(partnerApplications)
        .where(eq(partnerApplications.id, id));
      return row;
    },
  };
}

/** A courier's application in a zone, which waits for the desk unless `overrides` say otherwise. */
export async function addApplication(
  db: Database,
  zoneId: number,
  overrides: Partial<NewApplication> = {},
): Promise<number> {
  const now = new Date();
  const unique = crypto.randomUUID();
  const [row] = await db
    .insert(partnerApplications)
    .values({
      kind: "courier",
      language: "en",
      firstName: "Grace",
      lastName: "Hopper",
      email: `${unique}@example.org`,
      phone: unique,
      emailVerification: "verified",
      phoneVerification: "verified",
      passwordHash: "",
      zoneId,
      courier: {
        identityType: "passport",
        identityNumber: "1",
        vehicleId: 1,
        freelance: true,
      },
      createdAt: now,
      submittedAt: now,
      ...overrides,
    })
    .returning({ id: partnerApplications.id });
  if (!row) throw new Error("inserting the application returned no row");
  return row.id;
}

const storeDetails: StoreDetails = {
  moduleId: 1,
  ...middle,
  minimumDeliveryTime: 20,
  maximumDeliveryTime: 40,
  deliveryTimeUnit: "minute",
  translations: [],
  taxRate: 0,
  pickupZoneIds: [],
  tin: null,
  tinExpires: null,
};

/** The approved application of a store and of a courier that exist. */
export async function addPartners(
  db: Database,
  zoneId: number,
  { storeId, courierId }: { storeId: number; courierId: number },
) {
  const approved = { status: "approved", passwordHash: null, decidedAt: new Date() } as const;
  await addApplication(db, zoneId, { ...approved, courierId });
  const ofStore = { kind: "store", store: storeDetails, courier: null, storeId } as const;
  await addApplication(db, zoneId, { ...approved, ...ofStore });
}

export const codesOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { code: string; field?: string }[] | undefined };
}) => [status, ...(body.errors ?? []).map(({ code }) => code)];
