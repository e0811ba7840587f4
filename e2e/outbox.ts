import type { APIRequestContext } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The six-digit code in the newest message to a phone or email address, from the demo outbox. */
export async function readVerificationCode(
  request: APIRequestContext,
  recipient: string,
): Promise<string> {
  let code = "";
  await expect(async () => {
    const outbox = await (await request.get("/demo/outbox?language=en")).text();
    const message = outbox.split("<article>").find((text) => text.includes(`to ${recipient}<`));
    code = /\b\d{6}\b/.exec(message?.split('class="text">')[1] ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  return code;
}
