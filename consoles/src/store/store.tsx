import type { StoreContract } from "@errand/core/contract.store";
import { storeFacts } from "@errand/core/endpoint-facts.store";
import { createConsoleClient } from "../console/create-console-client.ts";
import { createScreenClient } from "../console/screen-client.ts";
import { createStaffSession } from "../console/staff-session.ts";
import { startConsole } from "../console/start-console.tsx";
import { StoreApp } from "./store-app.tsx";
import { StoreClientContext } from "./store-client.ts";
import { createStoreStaffApi } from "./store-staff-api.ts";
import "../consoles.css";

const session = createStaffSession("store");
const client = createConsoleClient<StoreContract>(storeFacts, session);

startConsole(
  { audience: "store", api: createStoreStaffApi(client), session },
  <StoreClientContext value={createScreenClient(client)}>
    <StoreApp />
  </StoreClientContext>,
);
