import { createListen } from "@errand/client/live-updates.ts";
import { client } from "./call.ts";

export const listen = createListen(client);
