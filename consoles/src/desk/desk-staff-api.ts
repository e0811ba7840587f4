import type { Client } from "@errand/client/create-client.ts";
import type { DeskContract } from "@errand/core/contract.desk";
import type { ConsoleScope } from "../console/create-console-client.ts";
import type { StaffApi } from "../console/staff-api.ts";

/** How operators sign in and change their accounts. */
export function createDeskStaffApi({ call }: Client<DeskContract, ConsoleScope>): StaffApi {
  return {
    signIn: (input) => call("POST /desk/auth/login", input),
    signOut: () => call("POST /desk/auth/logout"),
    beginSecondStep: () => call("POST /desk/auth/totp/begin"),
    finishSecondStep: (input) => call("POST /desk/auth/totp/finish", input),
    forgotPassword: (input) => call("POST /desk/auth/forgot-password", input),
    resetPassword: (input) => call("PUT /desk/auth/reset-password", input),
    readMe: () => call("GET /desk/me"),
    changeMe: (input) => call("PUT /desk/me", input),
    changePassword: (input) => call("PUT /desk/password", input),
    readDevices: () => call("GET /desk/sessions"),
    endDevice: (input) => call("DELETE /desk/sessions/{id}", input),
    endOtherDevices: () => call("DELETE /desk/sessions"),
    readShop: () => call("GET /config"),
    readPush: () => call("GET /desk/push-subscription"),
    subscribePush: (input) => call("PUT /desk/push-subscription", input),
    unsubscribePush: () => call("DELETE /desk/push-subscription"),
  };
}
