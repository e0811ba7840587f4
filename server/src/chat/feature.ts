import type { Feature } from "../requests/feature.types.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { chatRoutes } from "./chat.routes.ts";
import type { ChatApi } from "./chat-api.ts";
import { deleteConversationsOf } from "./messages.data.ts";
import { notifyMessageHandler } from "./notify-message.ts";
import { pushMessageHandler } from "./push-message.ts";
import { staffChatRoutes } from "./staff-chat.routes.ts";
import { staffStreamRoutes } from "./staff-streams.routes.ts";
import type { CounterReader } from "./store-counters.data.ts";
import { storeCounterRoutes } from "./store-counters.routes.ts";

export const chatFeature = (readCounters: CounterReader): Feature<StoreDeskApi & ChatApi> => ({
  routes: [
    chatRoutes,
    staffChatRoutes,
    (api) => staffStreamRoutes(api, readCounters),
    (api) => storeCounterRoutes(api, readCounters),
  ],
  jobs: [notifyMessageHandler, pushMessageHandler],
  onAccountDeletion: [{ anonymize: deleteConversationsOf }],
});
