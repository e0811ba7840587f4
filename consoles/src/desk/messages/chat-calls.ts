import type { ChatCalls } from "../../console/chat/chat.ts";
import type { DeskClient } from "../desk-client.ts";

/** The conversations of the desk. */
export function toChatCalls({ call }: Pick<DeskClient, "call">): ChatCalls {
  return {
    list: (input) => call("GET /desk/message/list", input),
    details: (input) => call("GET /desk/message/details", input),
    send: (input, options) => call("POST /desk/message/send", input, options),
    see: (input) => call("PUT /desk/message/seen", input),
    type: (input) => call("PUT /desk/message/typing", input),
    phrases: (input) => call("GET /desk/message/phrases", input),
  };
}
