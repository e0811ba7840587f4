import type { StoreContract } from "@errand/core/contract.store";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openSection } from "../testing.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

type Review = StoreContract["GET /store/reviews"]["reply"]["reviews"][number];

const review: Review = {
  id: 8,
  item_id: null,
  item_name: null,
  item_image_full_url: null,
  customer_name: "Oscar L.",
  rating: 4,
  comment: "A little late.",
  attachment_full_url: [],
  reply: null,
  replied_at: null,
  created_at: "2026-11-26T20:00:00.000Z",
  order_id: 100_424,
  vehicle_id: null,
  report: null,
};

const listed = (reviews: Review[]) => ({
  total_size: reviews.length,
  limit: 20,
  offset: 1,
  reviews,
  ratings: [0, reviews.length, 0, 0, 0],
});

test("answers a review once", async () => {
  let reply: string | null = null;
  const writes = await openSection(<ReviewsPage />, {
    "GET /store/reviews": () =>
      listed([{ ...review, reply, replied_at: reply && review.created_at }]),
    "POST /store/reviews/{id}/reply": (input) => {
      reply = String(input.reply);
      return { message: "Sent.", review: { ...review, reply } };
    },
  });
  expect(await screen.findByText("A little late.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Reply" }));
  await userEvent.type(screen.getByRole("textbox"), "Sorry, Oscar!");
  await userEvent.click(screen.getByRole("button", { name: "Send the reply" }));
  expect(await screen.findByText("Sorry, Oscar!")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Reply" })).toBeNull();
  expect(writes).toEqual([
    { endpoint: "POST /store/reviews/8/reply", input: { reply: "Sorry, Oscar!" } },
  ]);
});

test("shows the reviews that wait for a reply", async () => {
  const asked: unknown[] = [];
  await openSection(<ReviewsPage />, {
    "GET /store/reviews": ({ replied }) => {
      asked.push(replied);
      return listed(replied === "0" ? [] : [review]);
    },
  });
  await userEvent.click(await screen.findByRole("radio", { name: /Without|Open/ }));
  await expect.poll(() => asked).toEqual([undefined, "0"]);
});

test("reports a review with a reason, once", async () => {
  let report: Review["report"] = null;
  const writes = await openSection(<ReviewsPage />, {
    "GET /store/reviews": () => listed([{ ...review, report }]),
    "POST /store/reviews/{id}/report": (input) => {
      report = { reason: String(input.reason), at: "2026-11-27T09:00:00.000Z" };
      return { message: "Reported." };
    },
  });
  const name = "Report the review of Oscar L.";
  await userEvent.click(await screen.findByRole("button", { name }));
  await userEvent.click(await screen.findByRole("button", { name: "Report" }));
  expect(await screen.findByText("Say what is wrong with it.")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox"), "An insult.");
  await userEvent.click(screen.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Reported on 27 November: An insult.")).toBeDefined();
  expect(screen.queryByRole("button", { name })).toBeNull();
  expect(writes).toEqual([
    { endpoint: "POST /store/reviews/8/report", input: { reason: "An insult." } },
  ]);
});
