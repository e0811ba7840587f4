import { describe, expect, test } from "vitest";
import { exceeds, mailboxOf, toNetwork, unpaidLimits } from "./unpaid-orders.ts";

const guest = { isProven: false, isAddress: false, paysOnline: false };

describe("the limits of unpaid orders", () => {
  test.each([
    ["a guest", guest, { open: 5, recent: 10, pieces: 100 }],
    [
      "a guest who pays online",
      { ...guest, paysOnline: true },
      { open: 10, recent: 20, pieces: 200 },
    ],
    ["a network address", { ...guest, isAddress: true }, { open: 30, recent: 60, pieces: 600 }],
    ["a proven customer", { ...guest, isProven: true }, { open: 50, recent: 100, pieces: 1000 }],
  ])("of %s", (_who, caller, limits) => {
    expect(unpaidLimits(5, caller)).toEqual(limits);
  });

  test.each([
    [{ open: 5, recent: 10, pieces: 100 }, false],
    [{ open: 6, recent: 6, pieces: 0 }, true],
    [{ open: 1, recent: 11, pieces: 0 }, true],
    [{ open: 1, recent: 1, pieces: 101 }, true],
  ])("are the last that is allowed: %j", (orders, isTooMuch) => {
    expect(exceeds(orders, unpaidLimits(5, guest))).toBe(isTooMuch);
  });
});

test.each([
  ["Ada@Example.com", "ada@example.com"],
  ["ada+1@example.com", "ada@example.com"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["a.d.a@googlemail.com", "ada@gmail.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001::9", "2001:db8:1:0"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
])("the network of %s is %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
