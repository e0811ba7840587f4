import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";

/** Implemented by trips: whether a customer has a trip with a provider that is not over. */
export type HasRunningTrip = (
  db: Database,
  customerId: number,
  providerId: number,
) => Promise<boolean>;

/** The parts of the API that conversations use. */
export interface ChatApi extends ShopApi {
  files: PrivateFiles;
  hasRunningTrip: HasRunningTrip;
}
