import { basisPoints, minor } from "@errand/core/money";
import { addModule, middle, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { addCourier, addGuest, contact, deliveryLocation } from "../orders/testing.ts";
import type { Gateways } from "../payments/gateway.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { parcelCategories } from "./parcel.tables.ts";

export const receiver = {
  contact_person_name: "Hugo",
  contact_person_number: "0687654321",
  address: "9 Quai des Essais",
  latitude: middle.latitude + 0.01,
  longitude: middle.longitude,
};

/** What a shopper sends who parcels something from a street to `receiver`, 2.2 km away. */
export const sending = {
  order_type: "parcel",
  address: "2 Place des Essais",
  ...deliveryLocation,
  ...contact,
  receiver_details: receiver,
};

/** A parcel module with a category of 1.00 a kilometre and at least 4.00, with a tax of 20 %. */
export async function addParcelCategory(db: Database, zoneId: number) {
  const { moduleId } = await addModule(db, zoneId, "parcel");
  const [category] = await db
    .insert(parcelCategories)
    .values({
      moduleId,
      name: { en: "Documents", fr: "Documents" },
      description: { en: "Carried flat", fr: "À plat" },
      image: null,
      perKmCharge: minor(100),
      minimumCharge: minor(400),
      taxRate: basisPoints(2000),
    })
    .returning();
  if (!category) throw new Error("nothing was inserted");
  return { moduleId, category };
}

/**
 * Sets up a parcel module with a category of 1.00 a kilometre and at least 4.00, with a tax of 20
 * %, and a guest. From the sender to the receiver are 2.2 km.
 */
export async function startParcelTest(parts: { gateways?: Gateways; unpaidOrders?: number } = {}) {
  const api = await startTestApi(undefined, parts);
  const { ask, db, setNow } = api;
  const seeded = await seedShop(db);
  const { moduleId, category } = await addParcelCategory(db, seeded.zoneId);
  const headers = { zones: [seeded.zoneId], module: moduleId };
  let guest_id = "";

  function parcel(overrides: object = {}) {
    return {
      guest_id,
      ...sending,
      payment_method: "cash_on_delivery",
      parcel_category_id: category.id,
      ...overrides,
    };
  }

  async function configure(settings: Partial<ShopSettings>) {
    await db.update(shopTable).set({ settings: { ...testShopSettings(), ...settings } });
    await api.changes.flushed();
  }

  /** A courier on duty, as who acts on jobs. */
  async function newCourier() {
    const courierId = await addCourier(db);
    const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
    const act = (action: "accept" | "pickup" | "deliver", id: number, input: object = {}) =>
      ask(
        `POST /courier/jobs/{id}/${action}`,
        { id, ...input },
        { token, key: crypto.randomUUID() },
      );
    const jobs = async (state: "offered" | "current" | "past") =>
      (await ask("GET /courier/jobs", { state }, { token })).body.jobs;
    return { courierId, token, act, jobs };
  }

  return {
    ...api,
    seeded,
    category,
    headers,
    configure,
    parcel,
    newCourier,
    /** Resets clock and settings, adds a new guest and returns its id. */
    reset: async () => {
      setNow(null);
      await configure({});
      guest_id = await addGuest(db);
      return guest_id;
    },
    quote: (overrides: object = {}, options: object = {}) =>
      ask("POST /customer/order/get-Tax", parcel(overrides), { ...headers, ...options }),
    /** 4.00 for the delivery and 0.80 tax, unless `overrides` says otherwise. */
    place: (overrides: object = {}, options: object = {}) =>
      ask("POST /customer/order/place", parcel({ order_amount: 4.8, ...overrides }), {
        ...headers,
        key: crypto.randomUUID(),
        ...options,
      }),
  };
}
