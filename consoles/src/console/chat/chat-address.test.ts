import { expect, test } from "vitest";
import { readChatPath } from "./chat-address.ts";

test.each([
  ["12", { conversation_id: 12 }],
  ["order/34", { order_id: 34 }],
  ["order/34/customer", { order_id: 34 }],
  ["order/34/courier", { order_id: 34, receiver_type: "delivery_man" }],
  ["order/34/store", { order_id: 34, receiver_type: "vendor" }],
  ["order/34/desk", { order_id: 34, receiver_type: "admin" }],
  ["desk", { receiver_type: "admin" }],
  ["courier/5", { receiver_id: 5, receiver_type: "delivery_man" }],
  ["customer/7", { receiver_id: 7 }],
])("reads whom %s names", (path, address) => {
  expect(readChatPath(path)).toEqual(address);
});

test.each(["", "courier", "order", "order/x", "12/34", "about/34"])("%s names nobody", (path) => {
  expect(readChatPath(path)).toBeNull();
});
