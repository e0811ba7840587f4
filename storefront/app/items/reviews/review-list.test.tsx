import type { Review, ReviewPage } from "@errand/core/reviews/reviews.contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { renderInShop } from "../../catalog/testing.tsx";
import { errorReply, fakeApi } from "../../testing/fake-api.ts";
import { ReviewList } from "./review-list.tsx";

function review(id: number, changes: Partial<Review> = {}): Review {
  return {
    id,
    item_id: 7,
    item_name: "Margherita",
    item_image_full_url: null,
    customer_name: `Customer ${id}`,
    rating: 5,
    comment: null,
    attachment_full_url: [],
    reply: null,
    replied_at: null,
    created_at: "2026-02-28T23:30:00Z",
    ...changes,
  };
}

const ratings: ReviewPage["ratings"] = [11, 0, 0, 0, 1];

/** Eleven reviews with five stars, then one with one star. */
const all = [
  ...Array.from({ length: 11 }, (_, index) => review(index + 1)),
  review(12, {
    rating: 1,
    comment: "Cold.",
    reply: "We are sorry.",
    replied_at: "2026-03-01T10:00:00Z",
    attachment_full_url: ["/images/photo/640.webp", "/images/other/640.webp"],
  }),
];

function reviewPage(input: Record<string, unknown>): ReviewPage {
  const [limit, offset] = [Number(input.limit), Number(input.offset)];
  const matching = all.filter(({ rating }) => !input.rating || rating === Number(input.rating));
  const reviews = matching.slice((offset - 1) * limit, offset * limit);
  return { total_size: matching.length, limit, offset, ratings, reviews };
}

/** Includes the time to load the dialog's chunk. */

const names = () => screen.getAllByRole("article").map((each) => each.textContent);

test("shows ten reviews and the summary of all, and loads more on demand", async () => {
  const calls = fakeApi({ "GET /items/reviews/{id}": reviewPage });
  renderInShop(<ReviewList of={{ item: 7 }} />);
  expect(await screen.findByText("Customer 1")).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(10);
  expect(screen.getByText("4.7", { selector: ".text-4xl" })).toBeTruthy();
  expect(screen.getAllByText("12 reviews").length).toBeGreaterThan(0);
  // 23:30 UTC is the next day in Paris.
  expect(screen.getAllByText("1 March 2026")).toHaveLength(10);

  await userEvent.click(screen.getByRole("button", { name: "More reviews" }));
  expect(await screen.findByText("Customer 12")).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({ limit: "10", offset: "2" });
  expect(screen.queryByRole("button", { name: "More reviews" })).toBeNull();
});

test("filters the reviews by stars, and shows all again", async () => {
  fakeApi({ "GET /items/reviews/{id}": reviewPage });
  renderInShop(<ReviewList of={{ item: 7 }} />);
  const one = await screen.findByRole("button", { name: "1 star: 1 review" });
  await userEvent.click(one);
  expect(await screen.findByText("Cold.")).toBeTruthy();
  expect(one.getAttribute("aria-pressed")).toBe("true");
  expect(names()).toHaveLength(1);
  expect(screen.getByText("We are sorry.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "4 stars: 0 reviews" })).toHaveProperty(
    "disabled",
    true,
  );

  await userEvent.click(screen.getByRole("button", { name: "All reviews" }));
  await waitFor(() => expect(names().length).toBe(10));
});

test("says what each review of a store is about, and opens the pictures in the zoom dialog", async () => {
  const ofStore = review(13, { item_id: null, item_name: null });
  const calls = fakeApi({
    "GET /stores/reviews": (input) => {
      const page = reviewPage(input);
      return input.rating ? page : { ...page, reviews: [ofStore, ...page.reviews] };
    },
  });
  renderInShop(<ReviewList of={{ store: 3 }} />);
  expect(await screen.findAllByText("About the store")).toHaveLength(1);
  await userEvent.click(await screen.findByRole("button", { name: "1 star: 1 review" }));
  await screen.findByText("Cold.");
  expect(calls[0]?.input).toMatchObject({ store_id: "3" });
  expect(screen.getByText("Margherita")).toBeTruthy();

  await userEvent.click(
    screen.getByRole("button", { name: "Zoom in on picture 2 from Customer 12" }),
  );
  const dialog = await screen.findByRole("dialog", { name: "Pictures from Customer 12" });
  expect(within(dialog).getByRole("img").getAttribute("alt")).toBe(
    "Pictures from Customer 12, picture 2 of 2",
  );
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{ArrowLeft}");
  expect(within(dialog).getByRole("img").getAttribute("alt")).toContain("picture 1 of 2");
});

test("shows a message when there are no reviews, when the store hides them, and when they fail to load", async () => {
  const nothing = { limit: 10, offset: 1, total_size: 0, reviews: [] };
  fakeApi({ "GET /items/reviews/{id}": () => ({ ...nothing, ratings: [0, 0, 0, 0, 0] }) });
  renderInShop(<ReviewList of={{ item: 7 }} />);
  expect(await screen.findByText("No reviews yet")).toBeTruthy();

  const calls = fakeApi({});
  renderInShop(<ReviewList of={{ store: 4 }} isShown={false} />);
  expect(screen.getByText("this store is not having any review plan")).toBeTruthy();
  expect(calls).toEqual([]);

  fakeApi({ "GET /stores/reviews": () => errorReply(404, "store", "No such store") });
  renderInShop(<ReviewList of={{ store: 5 }} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

function UrlButton() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back from {search + hash}
    </button>
  );
}

test("stores the filter in the URL, and does not request the reviews that the server rendered", async () => {
  const calls = fakeApi({ "GET /items/reviews/{id}": reviewPage });
  const first = { stars: 1, page: reviewPage({ limit: 10, offset: 1, rating: 1 }) };
  const page = (
    <>
      <ReviewList of={{ item: 7 }} first={first} />
      <UrlButton />
    </>
  );
  renderInShop(page, { query: "?module_id=1&reviews=1" });
  expect(screen.getByText("Cold.")).toBeTruthy();
  expect(calls).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "5 stars: 11 reviews" }));
  await waitFor(() => expect(names().length).toBe(10));
  const back = screen.getByRole("button", { name: "Back from ?module_id=1&reviews=5#reviews" });
  await userEvent.click(back);
  await waitFor(() => expect(names().length).toBe(1));

  await userEvent.click(screen.getByRole("button", { name: "All reviews" }));
  await waitFor(() => expect(names().length).toBe(10));
  expect(back.textContent).toBe("Back from ?module_id=1#reviews");
});
