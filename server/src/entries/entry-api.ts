import type { Api } from "../requests/api.ts";

/** What entries need of the API: days are those of the time zone of the shop. */
export interface EntryApi extends Api {
  shop: () => Promise<{ timeZone: string }>;
}
