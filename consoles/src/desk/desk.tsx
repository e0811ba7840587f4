import type { DeskContract } from "@errand/core/contract.desk";
import { deskFacts } from "@errand/core/endpoint-facts.desk";
import { createConsoleClient } from "../console/create-console-client.ts";
import { ConsoleHome } from "../console/home.tsx";
import type { StaffApi } from "../console/staff-api.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { startConsole } from "../console/start-console.tsx";
import "../consoles.css";

const session = createStaffSession("desk");
const { call } = createConsoleClient<DeskContract>(deskFacts, session);
const api = {
  signIn: (input) => call("POST /desk/auth/login", input),
  signOut: () => call("POST /desk/auth/logout"),
  beginSecondStep: () => call("POST /desk/auth/totp/begin"),
  finishSecondStep: (input) => call("POST /desk/auth/totp/finish", input),
  readMe: () => call("GET /desk/me"),
  readShop: () => call("GET /config"),
} satisfies StaffApi;

startConsole({ audience: "desk", api, session }, <ConsoleHome />);
