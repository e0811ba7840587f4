import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";

/** The code in the newest message to somebody, as they would read it on their phone or in their mail. */
export async function codeSentTo(request: APIRequestContext, recipient: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const outbox = await (await request.get("/demo/outbox?language=en")).text();
    const message = outbox.split("<article>").find((text) => text.includes(`to ${recipient}<`));
    code = /\b\d{6}\b/.exec(message?.split('class="text">')[1] ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  return code;
}
