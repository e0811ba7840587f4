import type { ChatCalls } from "../../console/chat/chat.ts";
import type { StoreClient } from "../store-client.ts";

/** The conversations of a store or a rental provider. */
export function toChatCalls({ call }: Pick<StoreClient, "call">): ChatCalls {
  return {
    list: (input) => call("GET /store/message/list", input),
    details: (input) => call("GET /store/message/details", input),
    send: (input, options) => call("POST /store/message/send", input, options),
    see: (input) => call("PUT /store/message/seen", input),
    type: (input) => call("PUT /store/message/typing", input),
    phrases: (input) => call("GET /store/message/phrases", input),
  };
}
