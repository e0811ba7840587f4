import { usualGroupTerms } from "@errand/core/groups/group-terms";
import { fromPercent, minor } from "@errand/core/money";
import { usualRunTerms } from "@errand/core/runs/run-terms";
import { allSignInWays } from "@errand/server/config/available-login";
import { usualModuleSettings } from "@errand/server/config/module-settings";
import type { ShopSettings } from "@errand/server/config/shop";
import { customers } from "@errand/town/content/customers";
import { localized } from "@errand/town/content/text-table";
import { pictureOf } from "@errand/town/pictures/picture-name";
import type { DemoAddress } from "./map.ts";

/**
 * Returns the settings of the demo shop. Features that need an external provider or are not built
 * yet are off.
 */
export function shopSettings({ address, latitude, longitude }: DemoAddress): ShopSettings {
  return {
    businessName: "Errand",
    logo: pictureOf("🛍️", "tomato"),
    icon: pictureOf("🛍️", "tomato"),
    phone: "+33465710000",
    email: "bonjour@errand.example",
    address: localized(address),
    country: "FR",
    defaultLocation: { lat: latitude, lng: longitude },
    timeZone: "Europe/Paris",
    timeFormat: "24",
    currencyCode: "EUR",
    currencySymbol: "€",
    currencySide: "right",
    decimals: 2,
    // Reserved domains (RFC 2606), as in the shop's e-mail address.
    socialMedia: [
      { name: "Instagram", link: "https://instagram.errand.example" },
      { name: "Facebook", link: "https://facebook.errand.example" },
      { name: "Mastodon", link: "https://mastodon.errand.example" },
    ],
    footerText: localized(
      "Belrive is invented: nothing ordered here is delivered anywhere.",
      "Belrive est inventée : rien de ce qui est commandé ici n’est livré.",
    ),
    cookiesText: localized(
      "We keep your place, language and cart on this device, and nothing else.",
      "Nous gardons votre lieu, votre langue et votre panier sur cet appareil, et rien d'autre.",
    ),
    vendorPortalUrl: null,
    maintenance: false,
    moduleConfig: usualModuleSettings,
    vegFilter: true,
    storeRegistration: true,
    courierRegistration: true,
    countryPicker: true,
    guestCheckout: true,
    homeDelivery: true,
    takeAway: true,
    scheduleOrder: true,
    slotMinutes: 15,
    deliveryVerification: true,
    prescriptionOrder: true,
    errandRun: { ...usualRunTerms, isOn: true },
    groupOrders: { ...usualGroupTerms, isOn: true },
    tips: true,
    taxIncluded: true,
    freeDeliveryOver: minor(4_000),
    additionalCharge: { name: localized("Service fee", "Frais de service"), amount: minor(49) },
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: true,
    transferHours: 48,
    partialPayment: "both",
    wallet: true,
    addFund: true,
    loyalty: { pointsPerUnit: 10, purchasePercent: 50, minimumPoints: 20 },
    referral: {
      reward: minor(500),
      bonus: { discount: { kind: "percent", rate: fromPercent(15) }, validDays: 90 },
    },
    courierCashLimit: minor(30_000),
    storeCommission: fromPercent(15),
    payoutDay: "wednesday",
    distanceCharges: [{ fromMeters: 6000, charge: minor(100) }],
    refunds: true,
    parcelReturnFee: 50,
    policies: { refund: true, cancellation: true, shipping: true },
    login: {
      ...allSignInWays,
      phone_verification_status: 0,
      email_verification_status: 0,
    },
    demoAccounts: customers
      .filter(({ isOffered }) => isOffered)
      .map(({ firstName, lastName, email, password }) => ({
        name: `${firstName} ${lastName}`,
        login: email,
        password,
      })),
  };
}
