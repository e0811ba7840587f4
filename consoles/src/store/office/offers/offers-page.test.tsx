import type { StoreContract } from "@errand/core/contract.store";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openSection } from "../testing.tsx";
import { OffersPage } from "./offers-page.tsx";

type Coupon = StoreContract["GET /store/coupons/{id}"]["reply"];

const coupon: Coupon = {
  path: "coupons/12",
  id: 12,
  version: 3,
  values: {
    title: { en: "Welcome back", fr: "Bon retour" },
    code: "LUCIA10",
    discount: 10,
    discount_type: "percent",
    min_purchase: 15,
    max_discount: 5,
    limit: 1,
    total_limit: 100,
    coupon_type: "store_wise",
    borne_by: "store",
  },
  status: "live",
  from: "2026-11-01T00:00:00.000Z",
  until: null,
  uses: 12,
  given: 34.5,
  updated_at: "2026-11-01T09:00:00.000Z",
};

const listed = (entries: Coupon[]) => ({
  "GET /store/coupons": () => ({ total_size: entries.length, limit: 20, offset: 1, entries }),
});

test("shows what a discount does to an order before it is saved", async () => {
  const writes = await openSection(<OffersPage />, {
    "GET /store/discount": () => ({ discount: null }),
    "PUT /store/discount": (input) => ({ message: "Changed.", ...input }),
  });
  await userEvent.type(await screen.findByLabelText(/^Per cent/), "15");
  expect(screen.getByText("On an order of €20.00 the customer pays €17.00.")).toBeDefined();
  await userEvent.type(screen.getByLabelText("From an order of"), "30");
  expect(screen.getByText("You bear €4.50. The commission is on €25.50.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const discount = {
    discount_type: "percent",
    discount: 15,
    min_purchase: 30,
    max_discount: 0,
    start_date: null,
    start_time: "00:00:00",
    end_date: null,
    end_time: "23:59:59",
  };
  expect(writes).toEqual([{ endpoint: "PUT /store/discount", input: { discount } }]);
});

test("refuses more than the whole price, and saves nothing", async () => {
  const writes = await openSection(<OffersPage />, {
    "GET /store/discount": () => ({ discount: null }),
  });
  await userEvent.type(await screen.findByLabelText(/^Per cent/), "120");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Enter a percentage from 1 to 100.");
  expect(writes).toEqual([]);
});

test("ends a discount after a question", async () => {
  const writes = await openSection(<OffersPage />, {
    "GET /store/discount": () => ({
      discount: {
        discount_type: "amount",
        discount: 3,
        min_purchase: 0,
        max_discount: 0,
        start_date: null,
        start_time: "00:00:00",
        end_date: "2026-01-01",
        end_time: "23:59:59",
      },
    }),
    "PUT /store/discount": () => ({ message: "Changed.", discount: null }),
  });
  expect(await screen.findByText("Over")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "End the discount…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(writes).toEqual([{ endpoint: "PUT /store/discount", input: { discount: null } }]);
});

test("adds a coupon with its last day as the midnight after it", async () => {
  const writes = await openSection(
    <OffersPage />,
    {
      ...listed([]),
      "POST /store/coupons": () => ({ message: "The coupon is saved.", entry: coupon }),
    },
    { at: "?show=coupons" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "New coupon" }));
  await userEvent.type(await screen.findByLabelText(/^Code/), "LUCIA10");
  await userEvent.type(screen.getByLabelText(/^Title in English/), "Welcome back");
  await userEvent.type(screen.getByLabelText(/^Title in French/), "Bon retour");
  await userEvent.type(screen.getByLabelText(/^Per cent/), "10");
  await userEvent.clear(screen.getByLabelText(/^First day/));
  await userEvent.type(screen.getByLabelText(/^First day/), "2026-12-01");
  await userEvent.type(screen.getByLabelText(/^Last day/), "2026-12-24");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => writes).toHaveLength(1);
  expect(writes[0]?.input).toMatchObject({
    active: 1,
    from: "2026-11-30T23:00:00.000Z",
    until: "2026-12-24T23:00:00.000Z",
    values: { code: "LUCIA10", discount: 10, limit: 1, total_limit: null },
  });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("shows the code that the server refuses at its field", async () => {
  await openSection(
    <OffersPage />,
    {
      ...listed([coupon]),
      "PUT /store/coupons/{id}": () =>
        Response.json(
          {
            errors: [
              {
                code: "coupon_code_taken",
                field: "values.code",
                message: "Another coupon has this code.",
              },
            ],
          },
          { status: 409 },
        ),
    },
    { at: "?show=coupons" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Change LUCIA10" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  const code = await screen.findByLabelText(/^Code/);
  await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
});

test("stops a coupon with all of its terms", async () => {
  const writes = await openSection(
    <OffersPage />,
    {
      ...listed([coupon]),
      "PUT /store/coupons/{id}": () => ({ message: "The coupon is saved.", entry: coupon }),
    },
    { at: "?show=coupons" },
  );
  expect(await screen.findByText("10% off from €15.00, at most €5.00")).toBeDefined();
  expect(screen.getByText("Used 12 of 100 times, €34.50 given")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Stop LUCIA10" }));
  const { coupon_type: _type, borne_by: _bearer, ...values } = coupon.values;
  expect(writes).toEqual([
    {
      endpoint: "PUT /store/coupons/12",
      input: { version: 3, values, active: 0, from: coupon.from, until: null },
    },
  ]);
});

test("joins a campaign", async () => {
  let joined = false;
  await openSection(
    <OffersPage />,
    {
      "GET /store/campaigns": () => [
        {
          id: 4,
          title: "Pizza week",
          description: "Seven days of pizza.",
          image_full_url: null,
          module_id: 1,
          available_date_starts: "2026-12-01",
          available_date_ends: "2026-12-07",
          start_time: null,
          end_time: null,
          joined,
        },
      ],
      "POST /store/campaigns/{id}/join": () => {
        joined = true;
        return { message: "Changed." };
      },
    },
    { at: "?show=campaigns" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Join Pizza week" }));
  expect(await screen.findByRole("button", { name: "Leave Pizza week" })).toBeDefined();
});
