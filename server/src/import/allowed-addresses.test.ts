import { expect, test } from "vitest";
import { isPublicAddress } from "./allowed-addresses.ts";

test.each(["8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:4007:80e::200e"])("accepts %s", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["loopback", "127.0.0.1"],
  ["loopback", "::1"],
  ["loopback", "::ffff:127.0.0.1"],
  ["unspecified", "0.0.0.0"],
  ["unspecified", "::"],
  ["private", "10.1.2.3"],
  ["private", "172.16.0.1"],
  ["private", "192.168.1.1"],
  ["private", "::ffff:192.168.1.1"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["link-local, such as cloud metadata", "169.254.169.254"],
  ["link-local", "fe80::1%eth0"],
  ["unique local", "fd12:3456::1"],
  ["deprecated site-local", "fec0::1"],
  ["multicast", "224.0.0.1"],
  ["multicast", "ff02::1"],
  ["broadcast", "255.255.255.255"],
  ["documentation", "203.0.113.7"],
  ["documentation", "2001:db8::1"],
  ["reserved", "240.0.0.1"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["6to4", "2002:7f00:1::"],
  ["invalid", "not an address"],
])("refuses an address that is not public (%s): %s", (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
