import type audit from "./audit/audit.en.json";
import type deskCouriers from "./couriers/desk-couriers.en.json";
import type desk from "./desk.en.json";
import type entries from "./entries/entries.en.json";
import type figures from "./figures/figures.en.json";
import type health from "./health/health.en.json";
import type ledger from "./ledger/ledger.en.json";
import type deskLive from "./live/desk-live.en.json";
import type deskOrders from "./orders/desk-orders.en.json";
import type phoneOrder from "./orders/new/phone-order.en.json";
import type payouts from "./payouts/payouts.en.json";
import type people from "./people/people.en.json";
import type queues from "./queues/queues.en.json";
import type deskSettings from "./settings/desk-settings.en.json";
import type deskStaff from "./staff/desk-staff.en.json";
import type deskStores from "./stores/desk-stores.en.json";
import type deskTrips from "./trips/desk-trips.en.json";

/** The types of the message files of this console. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    audit: typeof audit;
    desk: typeof desk;
    "desk-staff": typeof deskStaff;
    figures: typeof figures;
    "desk-couriers": typeof deskCouriers;
    "desk-settings": typeof deskSettings;
    "desk-stores": typeof deskStores;
    "desk-trips": typeof deskTrips;
    ledger: typeof ledger;
    payouts: typeof payouts;
    people: typeof people;
    "desk-live": typeof deskLive;
    "desk-orders": typeof deskOrders;
    entries: typeof entries;
    health: typeof health;
    "phone-order": typeof phoneOrder;
    queues: typeof queues;
  }
}
