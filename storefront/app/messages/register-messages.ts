import type { Dictionary } from "@errand/core/translate";
import { registerMessages } from "@errand/ui/messages/messages.browser.ts";
import type account from "../account/account.en.json";
import type addresses from "../addresses/addresses.en.json";
import type cart from "../cart/cart.en.json";
import type catalog from "../catalog/catalog.en.json";
import type chat from "../chat/chat.en.json";
import type checkout from "../checkout/checkout.en.json";
import type groups from "../groups/groups.en.json";
import type help from "../help/help.en.json";
import type home from "../home/home.en.json";
import type interest from "../interest/interest.en.json";
import type landing from "../landing/landing.en.json";
import type location from "../location/location.en.json";
import type loyalty from "../loyalty/loyalty.en.json";
import type modules from "../modules/modules.en.json";
import type notifications from "../notifications/notifications.en.json";
import type orders from "../orders/orders.en.json";
import type pages from "../pages/pages.en.json";
import type parcel from "../parcel/parcel.en.json";
import type partners from "../partners/partners.en.json";
import type profile from "../profile/profile.en.json";
import type referral from "../referral/referral.en.json";
import type rental from "../rental/rental.en.json";
import type runs from "../runs/runs.en.json";
import type search from "../search/search.en.json";
import type settings from "../settings/settings.en.json";
import type shell from "../shell/shell.en.json";
import type staff from "../staff/staff.en.json";
import type trips from "../trips/trips.en.json";
import type wallet from "../wallet/wallet.en.json";
import type wishlist from "../wishlist/wishlist.en.json";

/** The types of the message files of the storefront's features. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    account: typeof account;
    addresses: typeof addresses;
    cart: typeof cart;
    catalog: typeof catalog;
    chat: typeof chat;
    checkout: typeof checkout;
    groups: typeof groups;
    help: typeof help;
    home: typeof home;
    interest: typeof interest;
    landing: typeof landing;
    location: typeof location;
    loyalty: typeof loyalty;
    modules: typeof modules;
    notifications: typeof notifications;
    orders: typeof orders;
    pages: typeof pages;
    parcel: typeof parcel;
    partners: typeof partners;
    profile: typeof profile;
    referral: typeof referral;
    rental: typeof rental;
    runs: typeof runs;
    search: typeof search;
    settings: typeof settings;
    shell: typeof shell;
    staff: typeof staff;
    trips: typeof trips;
    wallet: typeof wallet;
    wishlist: typeof wishlist;
  }
}

registerMessages(import.meta.glob<Dictionary>("../*/*.{en,fr}.json", { import: "default" }));
