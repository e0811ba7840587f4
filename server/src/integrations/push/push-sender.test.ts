import { expect, test } from "vitest";
import { createPushSender } from "./push-sender.ts";

const sender = createPushSender({ secret: "s".repeat(32), contact: async () => "a@shop.example" });

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://db5p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://user@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.example/abc", false],
  ["https://127.0.0.1/abc", false],
  ["nonsense", false],
])("whether %s is of a push service: %s", (endpoint, expected) => {
  expect(sender.isPushService(endpoint)).toBe(expected);
});

test("derives the same key from the same secret", () => {
  const again = createPushSender({ secret: "s".repeat(32), contact: async () => "" });
  const other = createPushSender({ secret: "t".repeat(32), contact: async () => "" });
  expect(again.publicKey).toBe(sender.publicKey);
  expect(other.publicKey).not.toBe(sender.publicKey);
});
