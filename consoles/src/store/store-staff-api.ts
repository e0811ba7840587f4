import type { Client } from "@errand/client/create-client.ts";
import type { StoreContract } from "@errand/core/contract.store";
import type { ConsoleScope } from "../console/create-console-client.ts";
import type { StaffApi } from "../console/staff-api.ts";

/** How the staff of a store or of a rental provider signs in and changes its accounts. */
export function createStoreStaffApi({ call }: Client<StoreContract, ConsoleScope>): StaffApi {
  return {
    signIn: (input) => call("POST /store/auth/login", input),
    signOut: () => call("POST /store/auth/logout"),
    beginSecondStep: () => call("POST /store/auth/totp/begin"),
    finishSecondStep: (input) => call("POST /store/auth/totp/finish", input),
    forgotPassword: (input) => call("POST /store/auth/forgot-password", input),
    resetPassword: (input) => call("PUT /store/auth/reset-password", input),
    readMe: () => call("GET /store/me"),
    changeMe: (input) => call("PUT /store/me", input),
    changePassword: (input) => call("PUT /store/password", input),
    readDevices: () => call("GET /store/sessions"),
    endDevice: (input) => call("DELETE /store/sessions/{id}", input),
    endOtherDevices: () => call("DELETE /store/sessions"),
    readShop: () => call("GET /config"),
    readPush: () => call("GET /store/push-subscription"),
    subscribePush: (input) => call("PUT /store/push-subscription", input),
    unsubscribePush: () => call("DELETE /store/push-subscription"),
  };
}
