import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const storeLists = ["latest", "popular", "discounted", "recommended", "top-rated"];
const policies = [
  "terms-and-conditions",
  "privacy-policy",
  "about-us",
  "refund-policy",
  "shipping-policy",
  "cancellation-policy",
];

/** The route table of spec §2. A page that does not exist yet is not listed. */
export default [
  route("manifest.webmanifest", "layout/manifest.ts"),
  // All pages render inside the shell, so that an error of a page leaves header and footer intact.
  layout("layout/page-frame.tsx", [
    index("landing/landing.page.tsx"),
    route("home", "home/home.page.tsx"),
    route("interest", "interest/interest.page.tsx"),
    route("categories", "search/categories.page.tsx"),
    route("category/:id", "search/category.page.tsx"),
    ...storeLists.map((list) =>
      route(`store/${list}`, "search/store-list.page.tsx", { id: `store-${list}` }),
    ),
    route("store/:id", "pages/store.page.tsx"),
    route("product/:id", "items/product.page.tsx"),
    route("rental/vehicle-search", "rental/vehicle-search.page.tsx"),
    route("rental/vehicle/:id", "rental/vehicle.page.tsx"),
    route("rental/provider-details/:id", "rental/provider.page.tsx"),
    route("errand", "runs/errand.page.tsx"),
    route("run/:id", "runs/run.page.tsx"),
    route("checkout", "pages/checkout.page.tsx"),
    route("rental/booking", "trips/rental-booking.page.tsx"),
    route("parcel-batch", "parcel/parcel-batch.page.tsx"),
    route("parcel-labels", "parcel/parcel-labels.page.tsx"),
    route("store-registration", "partners/store-registration.page.tsx"),
    route("deliveryman-registration", "partners/deliveryman-registration.page.tsx"),
    route("partner-application", "partners/partner-application.page.tsx"),
    route("forgot-password", "account/forgot-password.page.tsx"),
    route("store-invitation", "staff/store-invitation.page.tsx"),
    route("group/new", "groups/group-new.page.tsx"),
    route("group/:code", "groups/group.page.tsx"),
    route("track-order", "pages/track-order.page.tsx"),
    route("order-invoice", "pages/order-invoice.page.tsx"),
    route("profile", "profile/profile.page.tsx"),
    route("my-orders", "profile/my-orders.page.tsx"),
    route("my-trips", "profile/my-trips.page.tsx"),
    route("wallet", "profile/wallet.page.tsx"),
    route("wallet/statement", "wallet/wallet-statement.page.tsx"),
    route("loyalty-points", "profile/loyalty-points.page.tsx"),
    route("notifications", "profile/notifications.page.tsx"),
    route("coupons", "profile/coupons.page.tsx"),
    route("referral-code", "profile/referral-code.page.tsx"),
    route("settings", "settings/settings.page.tsx"),
    route("help-and-support", "help/help.page.tsx"),
    ...policies.map((path) => route(path, "pages/policy.page.tsx", { id: path })),
    route("preview", "pages/preview.page.tsx"),
    route("offline", "layout/offline.page.tsx"),
    route("*", "layout/not-found.page.tsx"),
  ]),
] satisfies RouteConfig;
