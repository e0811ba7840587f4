import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { ApiContract } from "@errand/core/contract";
import type { Module } from "@errand/core/modules/modules.contract";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { type ApiCaller, callApi, type Endpoint } from "./api.ts";
import { creditWallet, givePoints } from "./shop-commands.ts";
import type { TestData } from "./test-data.ts";

interface TestUserOptions {
  context: BrowserContext;
  request: APIRequestContext;
  testData: TestData;
  baseURL: string;
}

interface Credentials {
  email: string;
  phone: string;
  password: string;
  token: string;
}

interface DisplaySettings {
  theme?: "light" | "dark";
  direction?: "ltr" | "rtl";
}

/** Prepares what a test starts from without the UI: cookies, local storage, account and cart. */
export class TestUser {
  readonly #options: TestUserOptions;

  readonly #caller: ApiCaller;

  constructor(options: TestUserOptions) {
    const { foodModule, zones } = options.testData;
    this.#options = options;
    this.#caller = { zones, moduleId: foodModule.id };
  }

  /** Sets the address of `store` as the location, and the food module. */
  async setLocation(store: Store) {
    const { foodModule, zones } = this.#options.testData;
    await this.#setShoppingContext(foodModule, zones, store);
  }

  /** Sets the address of `store` as the location, and its module, which is one of `modules`. */
  async setLocationAndModule(store: Store, modules: Module[]) {
    const module = modules.find(({ id }) => id === store.module_id);
    if (!module) throw new Error(`Module ${store.module_id} of store ${store.id} is not listed.`);
    await this.#setShoppingContext(module, [store.zone_id], store);
  }

  async #setShoppingContext(module: Module, zones: number[], store: Store) {
    Object.assign(this.#caller, { zones, moduleId: module.id });
    // The server never sees the address.
    await this.#setLocalStorage("location", store.address);
    await this.#setCookies({
      currentLatLng: JSON.stringify({ lat: store.latitude, lng: store.longitude }),
      zoneid: JSON.stringify(zones),
      country: "FR",
      module: JSON.stringify({
        id: module.id,
        slug: module.slug,
        module_name: module.module_name,
        module_type: module.module_type,
      }),
    });
  }

  async setDisplaySettings(settings: DisplaySettings) {
    await this.#setCookies({ settings: JSON.stringify(settings) });
  }

  async setLanguage(language: "en" | "fr") {
    await this.#setCookies({ "language-setting": language });
  }

  /** Adds to the cart of the customer or, when nobody is signed in, of a new guest. */
  async addToCart(item: Item, quantity: number): Promise<void> {
    if (!this.#caller.token) await this.#becomeGuest();
    await this.#add(item, quantity);
  }

  /** Adds an item of another store, whose cart parks the one before. Requires `addToCart`. */
  async addToOtherCart(item: Item, quantity: number): Promise<void> {
    await this.#add(item, quantity, { replaces_cart: 1 });
  }

  async #add(item: Item, quantity: number, more: { replaces_cart?: 1 } = {}) {
    const line = { model: "Item", item_id: item.id, quantity, price: item.price } as const;
    await this.#callApi("POST /customer/cart/add", { ...line, ...more });
  }

  /** Signs up by the API. The browser stays that of a guest. */
  async createAccount(): Promise<Credentials> {
    const account = { email: uniqueEmail(), phone: randomPhone(), password: crypto.randomUUID() };
    const { token } = await this.#callApi("POST /auth/sign-up", {
      name: "Ines Martin",
      confirm_password: account.password,
      ...account,
    });
    return { ...account, token: token ?? "" };
  }

  /** Creates an account and signs the browser in to it. */
  async signIn(): Promise<Credentials> {
    const account = await this.createAccount();
    this.#caller.token = account.token;
    await this.#setLocalStorage("token", account.token);
    return account;
  }

  /** Puts money, in cents, into the customer's wallet. Requires `signIn`. */
  async creditWallet(cents: number): Promise<void> {
    await creditWallet((await this.#callApi("GET /customer/info", {})).id, cents);
  }

  /** Requires `signIn`. */
  async givePoints(points: number): Promise<void> {
    await givePoints((await this.#callApi("GET /customer/info", {})).id, points);
  }

  /** Requires `signIn`. */
  async addToWishlist(item: Item): Promise<void> {
    await this.#callApi("POST /customer/wish-list/add", { item_id: item.id });
  }

  /** Saves the address of a store in the address book. Requires `signIn`. */
  async saveAddress({ address, latitude, longitude }: Store): Promise<void> {
    await this.#callApi("POST /customer/add-address", {
      address,
      address_type: "home",
      latitude,
      longitude,
      contact_person_name: "Ines Martin",
      contact_person_number: "+33612345678",
    });
  }

  /** How many orders the customer has placed. Requires `signIn`. */
  async orderCount(): Promise<number> {
    // In this sequence, so that an order that is delivered meanwhile is in one list at least.
    const running = await this.#callApi("GET /customer/order/running-orders", {});
    const past = await this.#callApi("GET /customer/order/list", {});
    return new Set([...running.orders, ...past.orders].map(({ id }) => id)).size;
  }

  async #becomeGuest() {
    const { guest_id } = await this.#callApi("POST /auth/guest/request", {});
    this.#caller.guest = guest_id;
    await this.#setLocalStorage("guest_id", guest_id);
  }

  #callApi<E extends Endpoint>(
    endpoint: E,
    input: ApiContract[E]["input"],
  ): Promise<ApiContract[E]["reply"]> {
    return callApi(this.#options.request, endpoint, input, this.#caller);
  }

  async #setLocalStorage(key: string, value: string) {
    await this.#options.context.addInitScript(
      ([key, value]) => {
        // Runs before each page load; only the first sets the value, so that later changes last.
        // Not in session storage, which signing out clears.
        if (window.name.includes(`test-${key} `)) return;
        window.name += `test-${key} `;
        localStorage.setItem(key, value);
      },
      [key, value] as const,
    );
  }

  /** The server renders pages by these cookies; the browser copies them to local storage. */
  async #setCookies(values: Record<string, string>) {
    const { context, baseURL } = this.#options;
    const cookies = Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: baseURL,
    }));
    await context.addCookies(cookies);
  }
}

export function uniqueEmail(): string {
  return `${crypto.randomUUID()}@customer.example`;
}

/** A French mobile number in E.164. Two tests draw the same one in about 1 of 10^8 cases. */
export function randomPhone(): string {
  return `+336${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}
