import type { AccountApi } from "../account/account-api.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";

/** The parts of the API that applications of partners use. */
export interface PartnersApi extends AccountApi {
  files: PrivateFiles;
}
