import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { ApiContract } from "@errand/core/contract";
import type { Module } from "@errand/core/modules/modules.contract";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { ask, type Caller, type Endpoint } from "./api.ts";
import type { Town } from "./town.ts";

interface Surroundings {
  context: BrowserContext;
  request: APIRequestContext;
  town: Town;
  baseURL: string;
}

interface Account {
  email: string;
  phone: string;
  password: string;
  token: string;
}

interface Settings {
  theme?: "light" | "dark";
  direction?: "ltr" | "rtl";
}

/** Sets the scene for a journey that begins further on: what the browser remembers, and the cart. */
export class Visitor {
  readonly #surroundings: Surroundings;

  readonly #caller: Caller;

  constructor(surroundings: Surroundings) {
    const { food, zones } = surroundings.town;
    this.#surroundings = surroundings;
    this.#caller = { zones, moduleId: food.id };
  }

  /** Was here before, at a place near `store`, shopping for food. */
  async livesNear(store: Store) {
    const { food, zones } = this.#surroundings.town;
    await this.#shops(food, zones, store);
  }

  /** Was here before, at a place near `store`, in whose module they shop. */
  async shopsNear(store: Store, modules: Module[]) {
    const module = modules.find(({ id }) => id === store.module_id);
    if (!module) throw new Error(`Nobody shops in module ${store.module_id}.`);
    await this.#shops(module, [store.zone_id], store);
  }

  async #shops(module: Module, zones: number[], store: Store) {
    await this.#remembers({
      location: store.address,
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

  async prefers(settings: Settings) {
    await this.#remembers({ settings: JSON.stringify(settings) });
  }

  async speaks(language: "en" | "fr") {
    await this.#remembers({ "language-setting": language });
  }

  /** Has so many of `item` in the cart. */
  async hasInCart(item: Item, quantity: number): Promise<void> {
    if (!this.#caller.token) await this.#isGuest();
    const line = { model: "Item", item_id: item.id, quantity, price: item.price } as const;
    await this.#ask("POST /customer/cart/add", line);
  }

  /** Has an account, and is a guest all the same. */
  async hasAccount(): Promise<Account> {
    const account = { email: newEmail(), phone: newPhone(), password: crypto.randomUUID() };
    const { token } = await this.#ask("POST /auth/sign-up", {
      name: "Ines Journey",
      confirm_password: account.password,
      ...account,
    });
    return { ...account, token: token ?? "" };
  }

  /** Has an account and is signed in. */
  async isCustomer(): Promise<Account> {
    const account = await this.hasAccount();
    this.#caller.token = account.token;
    await this.#keeps("token", account.token);
    return account;
  }

  /** Has, as a customer, `item` in the wishlist. */
  async likes(item: Item): Promise<void> {
    await this.#ask("POST /customer/wish-list/add", { item_id: item.id });
  }

  /** Has, as a customer, saved the address of a store. */
  async hasSavedAddress({ address, latitude, longitude }: Store): Promise<void> {
    await this.#ask("POST /customer/add-address", {
      address,
      address_type: "home",
      latitude,
      longitude,
      contact_person_name: "Ines Journey",
      contact_person_number: "+33612345678",
    });
  }

  /** How many orders the customer has placed that are under way. */
  async orderCount(): Promise<number> {
    return (await this.#ask("GET /customer/order/running-orders", {})).total_size;
  }

  async #isGuest() {
    const { guest_id } = await this.#ask("POST /auth/guest/request", {});
    this.#caller.guest = guest_id;
    await this.#keeps("guest_id", guest_id);
  }

  #ask<E extends Endpoint>(
    endpoint: E,
    input: ApiContract[E]["input"],
  ): Promise<ApiContract[E]["reply"]> {
    return ask(this.#surroundings.request, endpoint, input, this.#caller);
  }

  /** In local storage, which the server never sees. */
  async #keeps(key: string, value: string) {
    await this.#surroundings.context.addInitScript(
      ([key, value]) => {
        // Once: what the journey changes afterwards stays changed.
        if (sessionStorage.getItem(`scene-${key}`)) return;
        sessionStorage.setItem(`scene-${key}`, "set");
        localStorage.setItem(key, value);
      },
      [key, value] as const,
    );
  }

  /** The cookies that the pages are drawn by; local storage takes them over. */
  async #remembers(values: Record<string, string>) {
    const { context, baseURL } = this.#surroundings;
    const cookies = Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: baseURL,
    }));
    await context.addCookies(cookies);
  }
}

export function newEmail(): string {
  return `${crypto.randomUUID()}@journey.example`;
}

/** A French mobile number that hardly anybody has yet. */
export function newPhone(): string {
  return `+336${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}
