import type { OngoingOrders } from "@errand/core/account/profile.contract";
import type { OwnedKind } from "@errand/core/endpoint";
import type { Language } from "@errand/core/language";
import type { Notice } from "@errand/core/values";
import type { Database } from "../database/database.ts";
import type { JobHandler } from "../jobs/job.ts";
import type { Api } from "./api.ts";
import type { Shopper, Staff } from "./caller.ts";
import type { Limits } from "./limits.ts";

/**
 * What a feature adds to the API, in its `feature.ts`. `features.ts` lists them all. `Services` are
 * what the endpoints and jobs of the feature use.
 */
export interface Feature<Services extends Api = Api> {
  /** Register the endpoints, in this order. */
  routes?: readonly ((api: Services) => void)[];
  /** What the workers do. */
  jobs?: readonly ((api: Services) => JobHandler | JobHandler[])[];
  /** Whether something belongs to a member of the staff, for endpoints that state `owns`. */
  owns?: { readonly [Kind in OwnedKind]?: IsOwn };
  /**
   * How often callers may do what the feature limits; the type of `api.limits` has the same names.
   */
  limits?: Limits;
  /** What a guest who signs in has here goes to the account. */
  onSignIn?: readonly ((api: Services) => OnSignIn)[];
  onAccountDeletion?: readonly OnAccountDeletion[];
}

export type IsOwn = (db: Database, staff: Staff, id: number) => Promise<boolean>;

/** Changes what a guest has when the guest signs in; returns notices of what it changed. */
export type OnSignIn = (
  db: Database,
  guest: Shopper,
  customer: Shopper,
  language: Language,
) => Promise<Notice[]>;

/** What happens to the data of a feature when an account is removed. */
export interface OnAccountDeletion {
  /** The orders, parcels or trips that must end first. */
  findOngoing?(db: Database, customerId: number): Promise<OngoingOrders["orders"]>;
  /**
   * Deletes what belongs to the person, and anonymises records that must remain. `afterCommit`
   * takes what cannot be undone, such as deleting a picture from `picturesFolder`.
   */
  anonymize(db: Database, customerId: number, deletion: AccountDeletion): Promise<void>;
}

export interface AccountDeletion {
  now: Date;
  picturesFolder: string;
  afterCommit(act: () => Promise<void>): void;
}
