import type { OrderApi } from "../orders/order-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { chatRoutes } from "./chat.routes.ts";
import type { ChatApi } from "./chat-api.ts";
import { deleteConversationsOf } from "./messages.data.ts";
import { notifyMessageHandler } from "./notify-message.ts";
import { staffChatRoutes } from "./staff-chat.routes.ts";
import { staffStreamRoutes } from "./staff-streams.routes.ts";

export const chatFeature: Feature<OrderApi & ChatApi> = {
  routes: [chatRoutes, staffChatRoutes, staffStreamRoutes],
  jobs: [notifyMessageHandler],
  onAccountDeletion: [{ anonymize: deleteConversationsOf }],
};
