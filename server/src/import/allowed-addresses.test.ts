import { expect, test } from "vitest";
import { isPublicAddress } from "./allowed-addresses.ts";

test.each(["8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:4007:80e::200e"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this machine", "127.0.0.1"],
  ["this machine", "::1"],
  ["this machine", "::ffff:127.0.0.1"],
  ["every address of this machine", "0.0.0.0"],
  ["every address of this machine", "::"],
  ["a private network", "10.1.2.3"],
  ["a private network", "172.16.0.1"],
  ["a private network", "192.168.1.1"],
  ["a private network", "::ffff:192.168.1.1"],
  ["a provider's own network", "100.64.0.1"],
  ["a link, such as a cloud's secrets", "169.254.169.254"],
  ["a link", "fe80::1%eth0"],
  ["a unique local network", "fd12:3456::1"],
  ["a site, of old", "fec0::1"],
  ["a group", "224.0.0.1"],
  ["a group", "ff02::1"],
  ["everybody", "255.255.255.255"],
  ["documentation", "203.0.113.7"],
  ["documentation", "2001:db8::1"],
  ["the future", "240.0.0.1"],
  ["another network behind a translator", "64:ff9b::7f00:1"],
  ["another network behind a tunnel", "2002:7f00:1::"],
  ["nobody", "not an address"],
])("not public, but of %s: %s", (_whose, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
