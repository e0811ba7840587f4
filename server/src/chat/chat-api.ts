import type { ShopApi } from "../config/shop.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";

/** The parts of the API that conversations use. */
export interface ChatApi extends ShopApi {
  files: PrivateFiles;
}
