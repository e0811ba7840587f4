import type { SmsSettings } from "../../process/settings.ts";
import type { OutgoingMessage, Send } from "./message.ts";

const timeoutMs = 15_000;

/** Sends text messages by one POST with the number and the text, which most providers accept. */
export function sendByHttp({ url, authorization, body, isJson }: SmsSettings): Send {
  const encode = isJson ? (text: string) => JSON.stringify(text).slice(1, -1) : encodeURIComponent;

  return async ({ to, text }: OutgoingMessage, id: string) => {
    const values = { to, text };
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
        "Idempotency-Key": id,
        ...(authorization !== null && { Authorization: authorization }),
      },
      body: body.replaceAll(/\{(to|text)\}/g, (_all, name: "to" | "text") => encode(values[name])),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS provider responded with ${response.status}`);
  };
}
