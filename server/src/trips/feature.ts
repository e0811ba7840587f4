import type { ChatApi } from "../chat/chat-api.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { RentalApi } from "../rental/rental-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { onTripAccountDeletion } from "./account-deletion.data.ts";
import { isOwnBlock } from "./block-vehicles.ts";
import { blockRoutes } from "./blocks.routes.ts";
import { bookingRoutes } from "./booking.routes.ts";
import { deleteRentalCartsOf } from "./cart.data.ts";
import { rentalCartRoutes } from "./cart.routes.ts";
import { changeTripRoutes } from "./change-trip.routes.ts";
import { deskTripRoutes } from "./desk-trips.routes.ts";
import { driverRoutes, isOwnDriver } from "./drivers.routes.ts";
import { fleetRoutes } from "./fleet.routes.ts";
import { fleetCalendarRoutes } from "./fleet-calendar.routes.ts";
import { mergeRentalCarts } from "./merge-rental-carts.ts";
import { payTripRoutes } from "./pay-trip.routes.ts";
import { providerSettingsRoutes } from "./provider-settings.routes.ts";
import { providerStreamRoutes } from "./provider-stream.routes.ts";
import { providerTripRoutes } from "./provider-trips.routes.ts";
import { reviewVehicleRoutes } from "./review-vehicle.routes.ts";
import { runningRoutes } from "./running.routes.ts";
import { tripMessageHandler } from "./send-trip-message.ts";
import { tripCheckRoutes } from "./trip-checks.routes.ts";
import { tripDeadlineHandler } from "./trip-deadline.ts";
import { tripInvoiceRoutes } from "./trip-invoice.routes.ts";
import { isOwnTrip, isOwnVehicle } from "./trip-ownership.ts";
import { tripPaymentDeadlineHandler, tripPaymentReminderHandler } from "./trip-payment-deadline.ts";
import { tripRefundRoutes } from "./trip-refunds.routes.ts";
import { tripRoutes } from "./trips.routes.ts";
import { waitingRefundRoutes } from "./waiting-refunds.routes.ts";

type TripsApi = RentalApi & ChatApi & Pick<StoreDeskApi, "orderNews"> & { outbox: Outbox };

const limits = {
  /** Changes of a trip by its customer, by trip: each sends messages. */
  tripChanges: { name: "trip-change", count: 10, seconds: 86_400 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const tripsFeature: Feature<TripsApi> = {
  routes: [
    rentalCartRoutes,
    bookingRoutes,
    tripRoutes,
    tripInvoiceRoutes,
    changeTripRoutes,
    runningRoutes,
    payTripRoutes,
    reviewVehicleRoutes,
    providerTripRoutes,
    tripCheckRoutes,
    tripRefundRoutes,
    waitingRefundRoutes,
    providerStreamRoutes,
    fleetRoutes,
    driverRoutes,
    blockRoutes,
    fleetCalendarRoutes,
    providerSettingsRoutes,
    deskTripRoutes,
  ],
  jobs: [
    tripDeadlineHandler,
    tripPaymentDeadlineHandler,
    tripPaymentReminderHandler,
    tripMessageHandler,
  ],
  owns: { trip: isOwnTrip, vehicle: isOwnVehicle, driver: isOwnDriver, block: isOwnBlock },
  limits,
  onSignIn: [mergeRentalCarts],
  onAccountDeletion: [onTripAccountDeletion, { anonymize: deleteRentalCartsOf }],
};
