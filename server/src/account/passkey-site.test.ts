import { expect, test } from "vitest";
import { passkeySite } from "./passkey-site.ts";

test.each([
  ["http://127.0.0.1:4000", "localhost", "http://localhost:4000"],
  ["http://[::1]:4000", "localhost", "http://localhost:4000"],
  ["http://localhost:4000", "localhost", "http://localhost:4000"],
  ["https://shop.example.com", "shop.example.com", "https://shop.example.com"],
  ["https://shop.example.com:8443/", "shop.example.com", "https://shop.example.com:8443"],
])("binds the passkeys of %s to %s", (publicUrl, domain, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ domain, origin });
});
