import { localize } from "@errand/core/language";
import { listCourierVehicles } from "@errand/core/partners/courier-vehicles.contract";
import {
  registerCourier,
  registerStore,
  resubmitCourier,
  resubmitStore,
} from "@errand/core/partners/register.contract";
import { asc, eq } from "drizzle-orm";
import { courierVehicles } from "../couriers/couriers.tables.ts";
import { findVehicle } from "../delivery/couriers.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import {
  type CourierInput,
  courierDetailsOf,
  courierPicturesOf,
  type StoreInput,
  storeDetailsOf,
  storePicturesOf,
} from "./application-input.ts";
import { checkCompanyNumber } from "./check-company-number.ts";
import { checkStorePlace, findOpenZone } from "./check-place.ts";
import type { PartnersApi } from "./partners-api.ts";
import {
  addApplication,
  correctApplication,
  type Form,
  type Prepared,
  prepareForm,
  receivedResponse,
} from "./receive-application.ts";

/** The forms of stores, rental providers and couriers. */
export function registerRoutes(api: PartnersApi) {
  serve(
    api,
    registerStore,
    async (input, ctx, prepared: Prepared) => {
      const form = storeForm(input, (await api.shop()).country);
      const application = await addApplication(api, ctx, { input, form, prepared });
      return {
        message: messageIn(ctx.language, "responses", "application_received"),
        // A constraint of the table guarantees it.
        store_id: application.storeId ?? 0,
        ...(await receivedResponse(api, ctx, application)),
      };
    },
    async (input, ctx) => {
      const form = storeForm(input, (await api.shop()).country);
      return prepareForm(api, ctx, { input, form, token: null });
    },
  );

  serve(
    api,
    registerCourier,
    async (input, ctx, prepared: Prepared) => {
      const form = courierForm(input);
      const application = await addApplication(api, ctx, { input, form, prepared });
      return {
        message: messageIn(ctx.language, "responses", "application_received"),
        ...(await receivedResponse(api, ctx, application)),
      };
    },
    (input, ctx) => prepareForm(api, ctx, { input, form: courierForm(input), token: null }),
  );

  serve(
    api,
    resubmitStore,
    async (input, ctx, prepared: Prepared) => {
      const token = input.application_token;
      const form = storeForm(input, (await api.shop()).country);
      const correction = { input, form, prepared, token };
      const application = await correctApplication(api, ctx, correction);
      return {
        message: messageIn(ctx.language, "responses", "application_received"),
        ...(await receivedResponse(api, ctx, application)),
      };
    },
    async (input, ctx) => {
      const form = storeForm(input, (await api.shop()).country);
      return prepareForm(api, ctx, { input, form, token: input.application_token });
    },
  );

  serve(
    api,
    resubmitCourier,
    async (input, ctx, prepared: Prepared) => {
      const token = input.application_token;
      const correction = { input, form: courierForm(input), prepared, token };
      const application = await correctApplication(api, ctx, correction);
      return {
        message: messageIn(ctx.language, "responses", "application_received"),
        ...(await receivedResponse(api, ctx, application)),
      };
    },
    (input, ctx) =>
      prepareForm(api, ctx, { input, form: courierForm(input), token: input.application_token }),
  );

  serve(api, listCourierVehicles, async (_input, { db, language }) => {
    const vehicles = await db
      .select()
      .from(courierVehicles)
      .where(eq(courierVehicles.active, true))
      .orderBy(asc(courierVehicles.id));
    return vehicles.map(({ id, type }) => ({ id, type: localize(type, language) }));
  });
}

function storeForm(input: StoreInput, country: string): Form {
  const store = storeDetailsOf(input, country);
  return {
    kind: "store",
    details: { store },
    pictures: storePicturesOf(input),
    check: async (db) => {
      await checkStorePlace(db, await findOpenZone(db, input.zone_id), store);
      checkCompanyNumber(input, country);
    },
  };
}

function courierForm(input: CourierInput): Form {
  return {
    kind: "courier",
    details: { courier: courierDetailsOf(input) },
    pictures: courierPicturesOf(input),
    check: async (db) => {
      await findOpenZone(db, input.zone_id);
      await findVehicle(db, input.vehicle_id);
    },
  };
}
