import "./zod-without-eval.ts";
import type { DeskContract } from "@errand/core/contract.desk";
import { deskFacts } from "@errand/core/endpoint-facts.desk";
import { createConsoleClient } from "../console/create-console-client.ts";
import { createScreenClient } from "../console/screen-client.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { startConsole } from "../console/start-console.tsx";
import { DeskApp } from "./desk-app.tsx";
import { DeskClientContext } from "./desk-client.ts";
import { createDeskStaffApi } from "./desk-staff-api.ts";
import "../consoles.css";

const session = createStaffSession("desk");
const client = createConsoleClient<DeskContract>(deskFacts, session);

startConsole(
  { audience: "desk", api: createDeskStaffApi(client), session },
  <DeskClientContext value={createScreenClient(client)}>
    <DeskApp />
  </DeskClientContext>,
);
