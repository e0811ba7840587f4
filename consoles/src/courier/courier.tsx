import type { CourierContract } from "@errand/core/contract.courier";
import { courierFacts } from "@errand/core/endpoint-facts.courier";
import { createConsoleClient } from "../console/create-console-client.ts";
import { createScreenClient } from "../console/screen-client.ts";
import type { StaffApi } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { startConsole } from "../console/start-console.tsx";
import { CourierApp } from "./courier-app.tsx";
import { CourierClientContext } from "./courier-client.ts";
import "../consoles.css";
import "./courier.css";

const session = createStaffSession("courier");
const client = createConsoleClient<CourierContract>(courierFacts, session);
const { call } = client;
const api = {
  signIn: (input) => call("POST /courier/auth/login", input),
  signOut: () => call("POST /courier/auth/logout"),
  beginSecondStep: () => call("POST /courier/auth/totp/begin"),
  finishSecondStep: (input) => call("POST /courier/auth/totp/finish", input),
  forgotPassword: (input) => call("POST /courier/auth/forgot-password", input),
  resetPassword: (input) => call("PUT /courier/auth/reset-password", input),
  readMe: () => call("GET /courier/me"),
  changeMe: (input) => call("PUT /courier/me", input),
  changePassword: (input) => call("PUT /courier/password", input),
  readDevices: () => call("GET /courier/sessions"),
  endDevice: (input) => call("DELETE /courier/sessions/{id}", input),
  endOtherDevices: () => call("DELETE /courier/sessions"),
  readShop: () => call("GET /config"),
  readPush: () => call("GET /courier/push-subscription"),
  subscribePush: (input) => call("PUT /courier/push-subscription", input),
  unsubscribePush: () => call("DELETE /courier/push-subscription"),
} satisfies StaffApi;

startConsole(
  { audience: "courier", api, session },
  <CourierClientContext value={createScreenClient(client)}>
    <CourierApp />
  </CourierClientContext>,
);
