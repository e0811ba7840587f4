import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openRental } from "../testing.tsx";

const customer = { id: 12, type: "customer", name: "Ada Lovelace", image_full_url: null };
const provider = { id: 40, type: "vendor", name: "Harbour Cars", image_full_url: null };
const conversation = {
  ...{ id: 5, sender: customer, receiver: provider, unread_message_count: 1 },
  last_message: null,
  last_message_time: "2026-03-05T09:15:00.000Z",
};

test("lists the conversations with customers, and counts what nobody has seen", async () => {
  await openRental({
    path: "/vendor/office/messages",
    events: [{ event: "counters", data: { messages: 2 } }],
    replies: {
      "GET /store/message/list": () => ({
        ...{ total_size: 1, limit: 25, offset: 1 },
        conversations: [conversation],
      }),
    },
  });
  expect(await screen.findByRole("link", { name: /Ada Lovelace/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Messages 2 waiting" })).toBeTruthy();
});
