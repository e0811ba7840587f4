import type { SmsSettings } from "../../process/settings.ts";
import type { OutgoingMessage, Send } from "./message.ts";

const patienceMs = 15_000;

/** Sends by the call that most providers have in common: one POST with the number and the text. */
export function sendByHttp({ url, authorization, body, isJson }: SmsSettings): Send {
  const written = isJson ? (text: string) => JSON.stringify(text).slice(1, -1) : encodeURIComponent;

  return async ({ to, text }: OutgoingMessage) => {
    const values = { to, text };
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
        ...(authorization !== null && { Authorization: authorization }),
      },
      body: body.replaceAll(/\{(to|text)\}/g, (_all, name: "to" | "text") => written(values[name])),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the sender of text messages answered ${response.status}`);
  };
}
