import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText } from "../entries/localized.ts";
import { partyType, partyTypes } from "./chat.types.ts";

/** Short phrases for conversations, as the desk maintains them (contract 7.3). */

export const chatPhraseValues = z.object({
  message: localizedText(255),
  /** Those to whom it is written; none: everybody. */
  receivers: z.array(partyType).max(partyTypes.length).default([]),
  /** Those who write it; none: customers. */
  writers: z.array(partyType).max(partyTypes.length).default([]),
});
export type ChatPhraseValues = z.output<typeof chatPhraseValues>;
export const deskChatPhrases = entryListEndpoints({
  ...{ path: "/desk/settings/chat-phrases", permission: "settings" },
  ...{ one: "phrase", many: "phrases that conversations offer" },
  values: chatPhraseValues,
});
export const namedDeskChatPhrases = nameEndpoints("ChatPhrases", deskChatPhrases);
