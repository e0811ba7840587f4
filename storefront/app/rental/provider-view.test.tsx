import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { ProviderView } from "./provider-view.tsx";
import { enterRental, testProvider, testRentalReview, testVehicle } from "./testing.ts";

beforeEach(enterRental);

const reviews = Array.from({ length: 11 }, (_, index) => testRentalReview(index + 1));

function serve() {
  return fakeApi({
    "GET /rental/provider/get-provider-reviews/{id}": ({ offset, limit }) => {
      const [page, size] = [Number(offset), Number(limit)];
      return {
        total_size: reviews.length,
        limit: size,
        offset: page,
        reviews: reviews.slice((page - 1) * size, page * size),
        provider: {
          name: "Two Wheels",
          ratings: [11, 0, 0, 0, 0],
          avg_rating: 5,
          rating_count: 11,
        },
      };
    },
  });
}

function showProvider(query = "") {
  renderInShop(
    <ProviderView
      provider={testProvider()}
      fleet={{
        plan: null,
        request: { provider_id: "40" },
        first: {
          total_size: 1,
          limit: 24,
          offset: 1,
          min_price: 58,
          max_price: 58,
          taken_size: 0,
          vehicles: [testVehicle()],
        },
        choices: { categories: [], brands: [], vehicleTypes: [] },
      }}
    />,
    { query },
  );
}

test("shows hours, rules and fleet of a provider", () => {
  serve();
  showProvider();
  expect(screen.getByRole("heading", { level: 1, name: "Two Wheels" })).toBeTruthy();
  expect(screen.getByText("14 vehicles", { exact: false })).toBeTruthy();
  expect(screen.getByText("Drivers are 21 or older.")).toBeTruthy();
  expect(screen.getByText("Open")).toBeTruthy();
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("link", { name: "City hatchback" })).toBeTruthy();
});

test("has its reviews in a tab of the URL, page by page", async () => {
  serve();
  showProvider("?tab=reviews");
  expect(await screen.findByText("Customer 1")).toBeTruthy();
  expect(screen.getAllByText("City hatchback")).toHaveLength(10);
  await userEvent.click(screen.getByRole("button", { name: "More reviews" }));
  expect(await screen.findByText("Customer 11")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Vehicles" }));
  await waitFor(() => expect(screen.getByRole("article").textContent).toContain("€58.00 a day"));
});
