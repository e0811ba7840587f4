import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

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
  // Everything below is drawn inside the shell; an error of one page leaves header and footer standing.
  layout("shell/page-frame.tsx", [
    index("landing/landing.page.tsx"),
    route("home", "home/home.page.tsx"),
    route("store/:id", "catalog/store.page.tsx"),
    route("product/:id", "catalog/product.page.tsx"),
    route("checkout", "checkout/checkout.page.tsx"),
    route("track-order", "orders/track-order.page.tsx"),
    ...policies.map((path) => route(path, "pages/policy.page.tsx", { id: path })),
    route("*", "shell/not-found.page.tsx"),
  ]),
] satisfies RouteConfig;
