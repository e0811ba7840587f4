import { readStoreCounters } from "@errand/core/chat/store-counters.contract";
import { serve } from "../requests/serve.ts";
import type { ChatApi } from "./chat-api.ts";
import type { CounterReader } from "./store-counters.data.ts";

/** How much waits for a store or a rental provider. */
export function storeCounterRoutes(api: ChatApi, read: CounterReader) {
  serve(api, readStoreCounters, (_input, { db, staff, now }) => read(db, staff, now));
}
