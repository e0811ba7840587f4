import type { RateLimit } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import type pg from "pg";
import { type Codes, createCodes } from "./account/codes.ts";
import { customerRoutes } from "./account/customer.routes.ts";
import { firebaseRoutes } from "./account/firebase.routes.ts";
import { interestRoutes } from "./account/interest.routes.ts";
import { profileRoutes } from "./account/profile.routes.ts";
import { recoveryRoutes } from "./account/recovery.routes.ts";
import { sessionRoutes } from "./account/sessions.routes.ts";
import { signInRoutes } from "./account/sign-in.routes.ts";
import { createSignInFlow } from "./account/sign-in-flow.ts";
import { signInStepRoutes } from "./account/sign-in-steps.routes.ts";
import { socialRoutes } from "./account/social.routes.ts";
import { addressRoutes } from "./addresses/addresses.routes.ts";
import { adoptGuestCarts } from "./cart/adopt.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { bannerRoutes } from "./catalog/banner.routes.ts";
import { brandRoutes } from "./catalog/brand.routes.ts";
import { browseRoutes } from "./catalog/browse.routes.ts";
import { campaignRoutes } from "./catalog/campaign.routes.ts";
import { type Catalogue, keepCatalogue } from "./catalog/catalogue.ts";
import { categoryRoutes } from "./catalog/category.routes.ts";
import { countCategories } from "./catalog/category-count.data.ts";
import { itemRoutes } from "./catalog/item.routes.ts";
import { promotionRoutes } from "./catalog/promotion.routes.ts";
import { storeRoutes } from "./catalog/store.routes.ts";
import { suggestedRoutes } from "./catalog/suggested.routes.ts";
import { configRoutes } from "./config/config.routes.ts";
import { readShop } from "./config/shop.data.ts";
import type { ShopSettings } from "./config/shop.ts";
import type { Changes } from "./database/changes.ts";
import { kept } from "./database/changes.ts";
import { besides, type Database } from "./database/database.ts";
import { type Directory, readDirectory } from "./location/directory.ts";
import { locationRoutes } from "./location/location.routes.ts";
import type { Log } from "./log.ts";
import { moduleRoutes } from "./modules/modules.routes.ts";
import { openApiRoutes } from "./openapi/openapi.routes.ts";
import { orderLeaving } from "./orders/leaving.data.ts";
import { countOrders } from "./orders/order-count.data.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { visitAgainRoutes } from "./orders/visit-again.routes.ts";
import type { PhoneProofs } from "./outside/identity/phone-proofs.ts";
import { noProviders, type Providers } from "./outside/identity/providers.ts";
import type { Maps } from "./outside/maps/maps.ts";
import { offlineMaps } from "./outside/maps/offline-maps.ts";
import { createMessages, type Messages, type Senders } from "./outside/messages.ts";
import { parcelRoutes } from "./parcel/parcel.routes.ts";
import { rentalRoutes } from "./rental/rental.routes.ts";
import { type BodyBudget, createBodyBudget } from "./requests/body-budget.ts";
import { readLanguage } from "./requests/headers.ts";
import { type Limit, limitByDatabase, limitByMemory } from "./requests/limits.ts";
import { otherOrigins } from "./requests/other-origins.ts";
import { refuse } from "./requests/refuse.ts";
import { keepReplies, type Replies } from "./requests/replies.ts";
import { keepStreams, type Streams } from "./requests/streams.ts";
import { countComments } from "./reviews/comment-count.data.ts";
import { reviewRoutes } from "./reviews/reviews.routes.ts";
import { guestRoutes } from "./session/guest.routes.ts";
import type { Settings } from "./settings.ts";
import { wishlistRoutes } from "./wishlist/wishlist.routes.ts";

/** What the features stand on. */
export interface Api {
  app: Hono;
  db: Database;
  changes: Changes;
  settings: ApiSettings;
  log: Log;
  /** Now; tests may set their own. */
  clock: () => Date;
  directory: () => Promise<Directory>;
  replies: Replies;
  /** How the shop is set up. */
  shop: () => Promise<ShopSettings>;
  /** What lists need of stores, categories, tags and sales. */
  catalogue: Catalogue;
  limits: Limits;
  /** Receives the bodies of requests. */
  bodies: BodyBudget;
  /** Server-Sent Events under way; to be closed when the process stops. */
  streams: Streams;
  maps: Maps;
  /** Mail and text messages. */
  messages: Messages;
  /** One-time codes. */
  codes: Codes;
  /** Who vouches for accounts elsewhere. */
  providers: Providers;
  /** Firebase's codes to phones; null: ours are sent. */
  phoneProofs: PhoneProofs | null;
  /** The endpoints that have an answer. */
  served: Set<string>;
}

/** A limit for each name that an endpoint may give (`rateLimit`), and those of single features. */
export interface Limits extends Record<RateLimit, Limit> {
  /** Of one customer, guest or address, as they call themselves. */
  requests: Limit;
  /** Of one address, behind which there may be a whole house. */
  addresses: Limit;
  guests: Limit;
  registrations: Limit;
  signInByAccount: Limit;
  signInByAddress: Limit;
  /** Of one address: checks of codes. */
  codeChecks: Limit;
  /** A session of Firebase's codes is good once. */
  phoneSessions: Limit;
  uploads: Limit;
  proofsByAddress: Limit;
  proofsByOrder: Limit;
}

export type ApiSettings = Pick<
  Settings,
  "url" | "demo" | "allowedOrigins" | "requestsPerMinute" | "secret" | "picturesFolder"
>;

export interface ApiParts {
  db: Database;
  pool: pg.Pool;
  changes: Changes;
  settings: ApiSettings;
  log: Log;
  clock?: () => Date;
  /** The offline maps when left out. */
  maps?: Maps;
  /** The outbox when left out. */
  senders?: Senders;
  /** None when left out. */
  providers?: Providers;
  phoneProofs?: PhoneProofs | null;
}

/** How many people ask from one address before it is taken for one who pretends to be many. */
const callersAtOneAddress = 10;

/** Calls to maps and searches are a fifth of all calls: 120 of 600 a minute (contract 1.7). */
const shareOfCostlyCalls = 1 / 5;

const megabyte = 1024 * 1024;

/**
 * The whole API over one database, mounted at `/api/v1`. It answers sockets, tests and the server
 * rendering of pages alike: `app.fetch(request, { address })`.
 */
export function createApi(parts: ApiParts): Api {
  const beside = besides(parts.pool);
  const clock = parts.clock ?? (() => new Date());
  const { maps, senders = { mail: null, sms: null }, ...given } = parts;
  const messages = createMessages({
    db: beside.db,
    senders,
    demo: parts.settings.demo,
    clock,
    log: parts.log,
  });
  const { requestsPerMinute } = parts.settings;
  const costlyCalls = Math.max(1, Math.floor(requestsPerMinute * shareOfCostlyCalls));
  const codeChecks = limitByDatabase(beside.pool, "code-address", 30, 3600);
  const shop = kept(parts.changes, "catalogue", () => readShop(beside.db));
  const api: Api = {
    ...given,
    app: new Hono().basePath("/api/v1"),
    clock,
    directory: kept(parts.changes, "catalogue", () => readDirectory(beside.db)),
    replies: keepReplies(parts.changes),
    shop,
    catalogue: keepCatalogue(beside.db, parts.changes),
    limits: {
      requests: limitByMemory(requestsPerMinute, 60),
      addresses: limitByMemory(requestsPerMinute * callersAtOneAddress, 60),
      maps: limitByMemory(costlyCalls, 60),
      search: limitByMemory(costlyCalls, 60),
      guests: limitByMemory(30, 3600),
      registrations: limitByDatabase(beside.pool, "registration", 10, 3600),
      signInByAccount: limitByDatabase(beside.pool, "sign-in-account", 10, 900),
      signInByAddress: limitByDatabase(beside.pool, "sign-in-address", 50, 900),
      codeChecks,
      phoneSessions: limitByDatabase(beside.pool, "phone-session", 1, 3600),
      uploads: limitByDatabase(beside.pool, "upload", 60, 3600),
      proofsByAddress: limitByDatabase(beside.pool, "proof-address", 20, 60),
      proofsByOrder: limitByDatabase(beside.pool, "proof-order", 10, 3600),
    },
    bodies: createBodyBudget({ total: 96 * megabyte, perAddress: 26 * megabyte }),
    streams: keepStreams(parts.log),
    maps: maps ?? offlineMaps(beside.db, parts.changes),
    messages,
    providers: parts.providers ?? noProviders,
    phoneProofs: parts.phoneProofs ?? null,
    codes: createCodes({
      db: beside.db,
      messages,
      checks: codeChecks,
      shopName: async () => (await shop()).businessName,
      secret: parts.settings.secret,
      demo: parts.settings.demo,
    }),
    served: new Set(),
  };

  // The one that the front gave; who asks from within has one of its own.
  const generator = (c: Context) => c.get("requestId") ?? crypto.randomUUID();
  api.app.use(requestId({ headerName: "", generator }));
  api.app.use(otherOrigins(parts.settings.allowedOrigins));
  api.app.use(async (c, next) => {
    // Before the answer is made: a header that comes later would have it made anew.
    c.header("Content-Language", readLanguage(c.req.raw.headers));
    c.header("X-Content-Type-Options", "nosniff");
    await next();
  });

  moduleRoutes(api);
  locationRoutes(api);
  configRoutes(api);
  guestRoutes(api);
  const flow = createSignInFlow(api, [adoptGuestCarts(api)]);
  const signInSocially = socialRoutes(api, flow);
  signInRoutes(api, flow, signInSocially);
  signInStepRoutes(api, flow);
  firebaseRoutes(api, flow);
  recoveryRoutes(api);
  sessionRoutes(api);
  profileRoutes(api, [orderLeaving]);
  interestRoutes(api, { countCategories });
  customerRoutes(api, { countOrders });
  addressRoutes(api);
  categoryRoutes(api);
  browseRoutes(api);
  itemRoutes(api);
  suggestedRoutes(api);
  storeRoutes(api);
  brandRoutes(api);
  bannerRoutes(api);
  campaignRoutes(api);
  promotionRoutes(api, { countComments });
  wishlistRoutes(api);
  cartRoutes(api);
  orderRoutes(api);
  visitAgainRoutes(api);
  reviewRoutes(api);
  parcelRoutes(api);
  rentalRoutes(api);

  openApiRoutes(api);
  api.app.all("*", (c) => refuse(api, c, new AppError("route")));
  api.app.onError((error, c) => refuse(api, c, error));
  return api;
}
