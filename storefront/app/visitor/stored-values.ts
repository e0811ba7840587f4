import { type CheckoutMethod, checkoutMethods } from "@errand/core/checkout/partial-payment";
import { maxNamedItems } from "@errand/core/items/named-items";
import { type Language, languages } from "@errand/core/language";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Direction } from "@errand/core/text-direction";

/**
 * The values stored in the browser (spec §3, local storage keys): as text in local storage and,
 * those of `mirrored`, in cookies of the same name for the server's first render. Both can contain
 * anything, so every value is validated when read; an invalid one reads as null.
 */
export interface StoredValues {
  token: string;
  guest_id: string;
  /** The address of the chosen location. */
  location: string;
  currentLatLng: LatLng;
  /** The zones of the chosen location. */
  zoneid: number[];
  module: ChosenModule;
  settings: ClientSettings;
  "language-setting": Language;
  /** ISO 3166 alpha-2. */
  country: string;
  userDatafor: RememberedLogin;
  /** How the customer paid last. */
  payment: PaymentChoice;
  /** How the customer got the last order of a store that offers both. */
  orderType: { storeId: number; type: "delivery" | "take_away" };
  /** Recent searches, the latest first. */
  searches: string[];
  /** The ids of recently viewed items by the id of their module, the latest first. */
  viewed: Record<string, number[]>;
  /** The stores in which something waits: the id of each and, where known, its slug. */
  waitingCarts: string[];
  /** The customer does not want to choose interests in a module. */
  interests: "declined";
  /** The offer of pushed notifications was answered. */
  pushOffer: "declined";
  /** This device was notified until its customer signed out. */
  pushRenewal: "due";
  /** An operator looks at the shop as it would be. */
  preview: StoredPreview;
  /** What a preview has replaced, and its end puts back. */
  beforePreview: Record<string, unknown>;
}

/** A preview of the desk: the reads of anyone name its token, until it ends. */
export interface StoredPreview {
  token: string;
  /** When a customer would look; ISO. */
  at: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** The name of its zone; null: as the visitor's place says. */
  zone: string | null;
  /** Null: as the visitor's device says. */
  language: Language | null;
}

/** The maximum number of recent searches. */
export const maxSearches = 8;

/** One in each of six modules, and five parked. */
const maxWaitingCarts = 11;

export type StoredKey = keyof StoredValues;

export interface ChosenModule {
  id: number;
  slug: string;
  module_name: string;
  module_type: ModuleType;
}

export type Theme = "light" | "dark";

/** Without a choice, the theme follows the device and the direction follows the language. */
export interface ClientSettings {
  theme?: Theme;
  direction?: Direction;
}

/** One way to pay: a method and, where it has several, which of them. */
export interface PaymentChoice {
  method: CheckoutMethod;
  /** The key of a gateway, of digital payments only. */
  gateway: string | null;
  /** The id of a method outside the shop, of offline payments only. */
  offlineMethod: number | null;
}

/** "Remember me" stores the login, never the password. */
export interface RememberedLogin {
  email_or_phone: string;
}

/**
 * The keys the server may see, the place only by its cell: no token of a session, no guest id, no
 * login, no address.
 */
export const mirrored = [
  "currentLatLng",
  "zoneid",
  "module",
  "settings",
  "language-setting",
  "country",
  "preview",
] as const satisfies readonly StoredKey[];

/**
 * A cookie that is set while there is a token, without its content. The server renders the header
 * by it.
 */
export const signedInCookie = "signed_in";

const moduleTypes: Record<ModuleType, true> = {
  food: true,
  grocery: true,
  pharmacy: true,
  ecommerce: true,
  parcel: true,
  rental: true,
};

const readers: { [Key in StoredKey]: (text: string) => StoredValues[Key] | null } = {
  token: (text) => (/^[\w-]{20,200}$/.test(text) ? text : null),
  guest_id: (text) => (/^[\w-]{22}$/.test(text) ? text : null),
  location: (text) => textUpTo(text, 300),
  currentLatLng: (text) => {
    const { lat, lng } = record(text);
    return isWithin(lat, 90) && isWithin(lng, 180) ? { lat, lng } : null;
  },
  zoneid: (text) => {
    const ids = json(text);
    const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= 20 && ids.every(isId);
    return isList ? ids : null;
  },
  module: (text) => {
    const { id, slug, module_name, module_type } = record(text);
    if (!isId(id) || typeof slug !== "string" || typeof module_name !== "string") return null;
    return isModuleType(module_type) ? { id, slug, module_name, module_type } : null;
  },
  settings: (text) => {
    const { theme, direction } = record(text);
    return {
      ...((theme === "light" || theme === "dark") && { theme }),
      ...((direction === "ltr" || direction === "rtl") && { direction }),
    };
  },
  "language-setting": (text) => {
    const name = text.replaceAll('"', "");
    return name === "en" || name === "fr" ? name : null;
  },
  country: (text) => (/^[A-Z]{2}$/.test(text) ? text : null),
  userDatafor: (text) => {
    const { email_or_phone } = record(text);
    return typeof email_or_phone === "string" ? { email_or_phone } : null;
  },
  payment: (text) => {
    const { method, gateway, offlineMethod } = record(text);
    const known = checkoutMethods.find((each) => each === method);
    if (known === undefined) return null;
    return {
      method: known,
      gateway: typeof gateway === "string" ? gateway : null,
      offlineMethod: isId(offlineMethod) ? offlineMethod : null,
    };
  },
  orderType: (text) => {
    const { storeId, type } = record(text);
    const isType = type === "delivery" || type === "take_away";
    return isId(storeId) && isType ? { storeId, type } : null;
  },
  searches: (text) => {
    const texts = json(text);
    const isList = Array.isArray(texts) && texts.length > 0 && texts.length <= maxSearches;
    return isList && texts.every(isShortText) ? texts : null;
  },
  waitingCarts: (text) => {
    const texts = json(text);
    const isList = Array.isArray(texts) && texts.length > 0 && texts.length <= maxWaitingCarts;
    return isList && texts.every(isWaitingCart) ? texts : null;
  },
  interests: (text) => (text === "declined" ? text : null),
  pushOffer: (text) => (text === "declined" ? text : null),
  pushRenewal: (text) => (text === "due" ? text : null),
  preview: (text) => {
    const { token, at, expires, zone, language } = record(text);
    const isToken = typeof token === "string" && /^[\w-]{43}$/.test(token);
    const isMoment = typeof at === "string" && !Number.isNaN(Date.parse(at));
    if (!isToken || !isMoment || typeof expires !== "number") return null;
    if (Date.now() >= expires) return null;
    return {
      ...{ token, at, expires },
      zone: typeof zone === "string" ? zone : null,
      language: languages.find((known) => known === language) ?? null,
    };
  },
  beforePreview: record,
  viewed: (text) => {
    const lists = Object.entries(record(text)).filter((entry): entry is [string, number[]] => {
      const ids = entry[1];
      return Array.isArray(ids) && ids.length <= maxNamedItems && ids.every(isId);
    });
    return lists.length > 0 ? Object.fromEntries(lists) : null;
  },
};

/** Parses the text stored under `key`; null when it is missing or invalid. */
export function readValue<Key extends StoredKey>(
  key: Key,
  text: string | null | undefined,
): StoredValues[Key] | null {
  return text === null || text === undefined ? null : readers[key](text);
}

export function writeValue<Key extends StoredKey>(value: StoredValues[Key]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(text: string): Record<string, unknown> {
  const value = json(text);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textUpTo(text: string, length: number): string | null {
  return text.trim() === "" || text.length > length ? null : text;
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === "number" && Math.abs(value) <= limit;
}

function isShortText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= 100;
}

function isWaitingCart(value: unknown): value is string {
  return typeof value === "string" && /^\d{1,15}( [\w-]{1,200})?$/.test(value);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isModuleType(value: unknown): value is ModuleType {
  return typeof value === "string" && Object.hasOwn(moduleTypes, value);
}
