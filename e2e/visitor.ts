import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { ask, type Caller } from "./api.ts";
import type { Town } from "./town.ts";

interface Surroundings {
  context: BrowserContext;
  request: APIRequestContext;
  town: Town;
  baseURL: string;
}

interface Settings {
  theme?: "light" | "dark";
  direction?: "ltr" | "rtl";
}

/** Sets the scene for a journey that begins further on: what the browser remembers, and the cart. */
export class Visitor {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Was here before, at a place near `store`, shopping for food. */
  async livesNear(store: Store) {
    const { food, zones } = this.#surroundings.town;
    await this.#remembers({
      location: store.address,
      currentLatLng: JSON.stringify({ lat: store.latitude, lng: store.longitude }),
      zoneid: JSON.stringify(zones),
      country: "FR",
      module: JSON.stringify({
        id: food.id,
        slug: food.slug,
        module_name: food.module_name,
        module_type: food.module_type,
      }),
    });
  }

  async prefers(settings: Settings) {
    await this.#remembers({ settings: JSON.stringify(settings) });
  }

  async speaks(language: "en" | "fr") {
    await this.#remembers({ "language-setting": language });
  }

  /** Is a guest with so many of `item` in the cart. */
  async hasInCart(item: Item, quantity: number): Promise<CartLine[]> {
    const { context, request } = this.#surroundings;
    const { guest_id } = await ask(request, "POST /auth/guest/request", {});
    await context.addInitScript((id) => {
      if (!localStorage.getItem("guest_id")) localStorage.setItem("guest_id", id);
    }, guest_id);
    const line = { model: "Item", item_id: item.id, quantity, price: item.price } as const;
    return ask(request, "POST /customer/cart/add", line, this.#as(guest_id));
  }

  #as(guest: string): Caller {
    const { food, zones } = this.#surroundings.town;
    return { guest, zones, moduleId: food.id };
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
