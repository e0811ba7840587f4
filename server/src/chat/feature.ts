import type { Feature } from "../requests/feature.types.ts";
import { createExceptionBoard } from "../store-desk/live/exception-board.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { chatRoutes } from "./chat.routes.ts";
import type { ChatApi } from "./chat-api.ts";
import { counterRoutes } from "./counters.routes.ts";
import { deleteConversationsOf } from "./messages.data.ts";
import { notifyMessageHandler } from "./notify-message.ts";
import { pushMessageHandler } from "./push-message.ts";
import { staffChatRoutes } from "./staff-chat.routes.ts";
import { type StreamOptions, staffStreamRoutes } from "./staff-streams.routes.ts";

export const chatFeature = (readers: StreamOptions): Feature<StoreDeskApi & ChatApi> => ({
  routes: [
    chatRoutes,
    staffChatRoutes,
    (api) => {
      const board = createExceptionBoard(api);
      staffStreamRoutes(api, { ...readers, board });
      counterRoutes(api, { ...readers, board });
    },
  ],
  jobs: [notifyMessageHandler, pushMessageHandler],
  onAccountDeletion: [{ anonymize: deleteConversationsOf }],
});
