import type { StoreContract } from "@errand/core/contract.store";

type Input<E extends keyof StoreContract> = StoreContract[E]["input"];
type Reply<E extends keyof StoreContract> = StoreContract[E]["reply"];

export type StaffMember = Reply<"GET /store/me">;
export type ShopSettings = Reply<"GET /config">;

/**
 * The endpoints of the sign-in, which each audience has under its own path (contract 6.1). Each
 * rejects with `ApiError`.
 */
export interface StaffApi {
  signIn(input: Input<"POST /store/auth/login">): Promise<Reply<"POST /store/auth/login">>;
  signOut(): Promise<unknown>;
  beginSecondStep(): Promise<Reply<"POST /store/auth/totp/begin">>;
  finishSecondStep(input: Input<"POST /store/auth/totp/finish">): Promise<unknown>;
  readMe(): Promise<StaffMember>;
  readShop(): Promise<ShopSettings>;
}
