import type { StoreContract } from "@errand/core/contract.store";
import { storeFacts } from "@errand/core/endpoint-facts.store";
import { createConsoleClient } from "../console/create-console-client.ts";
import type { StaffApi } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { startConsole } from "../console/start-console.tsx";
import { StoreApp } from "./store-app.tsx";
import { createStoreClient, StoreClientContext } from "./store-client.ts";
import "../consoles.css";

const session = createStaffSession("store");
const client = createConsoleClient<StoreContract>(storeFacts, session);
const { call } = client;
const api = {
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
} satisfies StaffApi;

startConsole(
  { audience: "store", api, session },
  <StoreClientContext value={createStoreClient(client)}>
    <StoreApp />
  </StoreClientContext>,
);
