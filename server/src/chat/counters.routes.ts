import { readCourierCounters } from "@errand/core/chat/courier-counters.contract";
import { readStoreCounters } from "@errand/core/chat/store-counters.contract";
import { readDeskCounters } from "@errand/core/store-desk/desk-live.contract";
import { serve } from "../requests/serve.ts";
import type { ExceptionBoard } from "../store-desk/live/exception-board.ts";
import type { ChatApi } from "./chat-api.ts";
import { readCourierCounts } from "./courier-counters.data.ts";
import type { CounterReaders } from "./staff-streams.routes.ts";

/** How much waits for a store or a rental provider, for a courier, and for the desk. */
export function counterRoutes(
  api: ChatApi,
  { read, readDesk, board }: CounterReaders & { board: ExceptionBoard },
) {
  serve(api, readStoreCounters, (_input, { db, staff, now }) => read(db, staff, now));
  serve(api, readCourierCounters, (_input, { db, staff, now }) =>
    readCourierCounts(db, staff, now),
  );
  const readOfDesk = readDesk(board);
  serve(api, readDeskCounters, (_input, { db, staff, now }) => readOfDesk(db, staff, now));
}
