import type { StoreContract } from "@errand/core/contract.store";

type Input<E extends keyof StoreContract> = StoreContract[E]["input"];
type Reply<E extends keyof StoreContract> = StoreContract[E]["reply"];

export type StaffMember = Reply<"GET /store/me">;
export type StaffDevice = Reply<"GET /store/sessions">[number];
export type ShopSettings = Reply<"GET /config">;

/**
 * The endpoints of the sign-in and of the own account and device, which each audience has under its
 * own path (contract 6.1 and 7.2). Each rejects with `ApiError`.
 */
export interface StaffApi {
  signIn(input: Input<"POST /store/auth/login">): Promise<Reply<"POST /store/auth/login">>;
  signOut(): Promise<unknown>;
  beginSecondStep(): Promise<Reply<"POST /store/auth/totp/begin">>;
  finishSecondStep(input: Input<"POST /store/auth/totp/finish">): Promise<unknown>;
  forgotPassword(
    input: Input<"POST /store/auth/forgot-password">,
  ): Promise<Reply<"POST /store/auth/forgot-password">>;
  resetPassword(
    input: Input<"PUT /store/auth/reset-password">,
  ): Promise<Reply<"PUT /store/auth/reset-password">>;
  readMe(): Promise<StaffMember>;
  changeMe(input: Input<"PUT /store/me">): Promise<Reply<"PUT /store/me">>;
  changePassword(input: Input<"PUT /store/password">): Promise<Reply<"PUT /store/password">>;
  readDevices(): Promise<StaffDevice[]>;
  endDevice(input: { id: number }): Promise<Reply<"DELETE /store/sessions/{id}">>;
  endOtherDevices(): Promise<Reply<"DELETE /store/sessions">>;
  readShop(): Promise<ShopSettings>;
  readPush(): Promise<Reply<"GET /store/push-subscription">>;
  subscribePush(input: Input<"PUT /store/push-subscription">): Promise<unknown>;
  unsubscribePush(): Promise<unknown>;
}
