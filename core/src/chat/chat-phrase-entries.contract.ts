import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText } from "../entries/localized.ts";
import { receiverType } from "./chat.types.ts";

/** What customers can send with one tap, at the desk (contract 7.3). */

export const chatPhraseValues = z.object({
  message: localizedText(255),
  /** Those whom it suits; none: everybody. */
  receivers: z.array(receiverType).max(3).default([]),
});
export type ChatPhraseValues = z.output<typeof chatPhraseValues>;
export const deskChatPhrases = entryListEndpoints({
  ...{ path: "/desk/settings/chat-phrases", permission: "settings" },
  ...{ one: "phrase", many: "phrases that customers send with one tap" },
  values: chatPhraseValues,
});
export const namedDeskChatPhrases = nameEndpoints("ChatPhrases", deskChatPhrases);
