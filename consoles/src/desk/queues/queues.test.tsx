import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const at = "2026-11-27T18:34:00.000Z";
const first = { limit: 50, offset: 1 };

const transfer = {
  id: 100434,
  state: "pending",
  amount: 86.4,
  reported_at: at,
  order: testOrder({
    id: 100434,
    offline_payment: {
      input: [{ user_input: "Reference", user_data: "RF18 5390 0754" }],
      data: {
        status: "pending",
        method_id: 1,
        method_name: "Bank transfer",
        customer_note: "Sent from my phone",
        admin_note: null,
      },
      method_fields: [{ input_name: "IBAN", input_data: "FR76 6612" }],
    },
  }),
};

const incident = {
  id: 12,
  kind: "cancel_requested",
  order_id: 100409,
  order_status: "processing",
  store_id: 3,
  store_name: "Da Lucia",
  zone_id: 1,
  courier_id: null,
  reason: "I ordered twice.",
  amount: null,
  note: null,
  image_full_url: [],
  created_at: at,
};

/** The queues of a desk where two things wait. */
function twoThings() {
  const payments = [transfer];
  return {
    "GET /desk/incidents": () => ({ ...first, total_size: 1, incidents: [incident] }),
    "GET /desk/refunds": () => ({ ...first, total_size: 0, refunds: [] }),
    "GET /desk/payments": () => ({ ...first, total_size: payments.length, payments }),
    "GET /desk/partners": () => ({ ...first, total_size: 0, partners: [] }),
    "GET /desk/papers": () => ({ ...first, total_size: 0, papers: [] }),
    "GET /desk/reviews": () => ({ ...first, total_size: 0, reviews: [] }),
    "POST /desk/payments/{id}/verify": () => ({
      message: "The money has arrived.",
      order: payments.pop()?.order ?? transfer.order,
    }),
  };
}

test("what waits is listed by kind, and J and Enter decide it", async () => {
  const { sent } = await openDesk("/desk/queues", { replies: twoThings() });
  await screen.findByText("2 wait, the oldest of each first");
  await userEvent.keyboard("jj");
  await screen.findByRole("heading", { name: /Transfer of/ });
  screen.getByText("RF18 5390 0754");
  screen.getByText("FR76 6612");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("The money has arrived.");
  expect(sent).toEqual([{ endpoint: "POST /desk/payments/100434/verify", input: {} }]);
  // What is open next is the other thing that waits.
  await screen.findByRole("heading", { name: /Wants to cancel/ });
  await waitFor(() => expect(screen.queryByText(/100434/)).toBeNull());
});

test("the letter of a decision works on the link that was followed, and Enter does not", async () => {
  await openDesk("/desk/queues", { replies: twoThings() });
  const link = await screen.findByRole("link", { name: /100434/ });
  link.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: /Transfer of/ });
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("d");
  await screen.findByRole("dialog", { name: "Not arrived…" });
});

test("what a counter says anew is read at once", async () => {
  const none = { "GET /desk/payments": () => ({ ...first, total_size: 0, payments: [] }) };
  const replies: Parameters<typeof openDesk>[1]["replies"] = { ...twoThings(), ...none };
  const { tell } = await openDesk("/desk/queues", { replies });
  await screen.findByText("1 waits, the oldest of each first");
  Object.assign(replies, twoThings());
  await tell("counters", { payments: 1 });
  await screen.findByText("2 wait, the oldest of each first");
});

const waiting = {
  ...{ id: 4, refund_status: "to_confirm", refund_amount: 80, lines: [], delivery_amount: 0 },
  ...{ tip_amount: 0, borne_by: "store", taken_back: { loyalty_point: 0, cashback: 0 } },
  ...{ refund_method: "wallet", customer_reason: "It was cold", customer_note: null },
  ...{ admin_note: null, image_full_url: [], returned: [], created_at: at, updated_at: at },
  ...{ order: testOrder({ id: 100409 }), trip: null, left: 90, dispute: null },
  proposal: { by: { id: 8, name: "Marc Petit" }, at, method: "wallet", requested: true },
};

test("Enter confirms what a colleague wants to return", async () => {
  const read: unknown[] = [];
  const changed = { message: "The refund is confirmed.", order: testOrder(), trip: null };
  const { sent } = await openDesk("/desk/queues/refunds/4", {
    replies: {
      ...twoThings(),
      "GET /desk/refunds": ({ disputed, state }) => {
        if (!disputed) read.push(state);
        const refunds = disputed ? [] : [waiting];
        return { ...first, total_size: refunds.length, refunds };
      },
      "POST /desk/refunds/{id}/confirm": () => ({ ...changed, refund: waiting }),
    },
  });
  await screen.findByRole("heading", { name: /Refund of €80.00/ });
  screen.getByText("Decided by Marc Petit, to be confirmed");
  expect(read[0]).toBe("waiting");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("The refund is confirmed.");
  expect(sent).toEqual([{ endpoint: "POST /desk/refunds/4/confirm", input: {} }]);
});

test("a refund of a trip says whose trip it is and when, and leads to it", async () => {
  const pickup_time = "2026-11-20T09:00:00.000Z";
  const trip = { id: 100_077, trip_status: "completed", pickup_time };
  const ofTrip = {
    ...{ ...waiting, order: null, customer_reason: "The brakes squealed" },
    trip: { ...trip, provider: { id: 9, name: "Belrive Mobilité" } },
  };
  const changed = { message: "The refund is confirmed.", order: null, trip: null };
  const { sent } = await openDesk("/desk/queues", {
    replies: {
      ...twoThings(),
      "GET /desk/refunds": ({ disputed }) => {
        const refunds = disputed ? [] : [ofTrip];
        return { ...first, total_size: refunds.length, refunds };
      },
      "POST /desk/refunds/{id}/confirm": () => ({ ...changed, refund: ofTrip }),
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: /100077 €80.00/ }));
  await screen.findByText("100077, Belrive Mobilité");
  screen.getByText("20 November, 10:00, Completed");
  screen.getByText("The brakes squealed");
  expect(screen.getByRole("link", { name: "Open trip" }).getAttribute("href")).toBe(
    "/desk/trips/100077",
  );
  await userEvent.click(screen.getByRole("button", { name: /Confirm/ }));
  await screen.findByText("The refund is confirmed.");
  expect(sent).toEqual([{ endpoint: "POST /desk/refunds/4/confirm", input: {} }]);
});

test.each([
  ["confirm", /Confirm/],
  ["withdraw", /Withdraw/],
] as const)(
  "names the colleague who was quicker when a refund is to %s, and shows what waits next",
  async (act, label) => {
    const refunds = [waiting];
    const acted_by = { name: "Marc Dubois", at };
    const late = { code: "refund", message: "This refund is decided.", data: { acted_by } };
    await openDesk("/desk/queues/refunds/4", {
      replies: {
        ...twoThings(),
        "GET /desk/refunds": ({ disputed }) => {
          const listed = disputed ? [] : refunds;
          return { ...first, total_size: listed.length, refunds: listed };
        },
        [`POST /desk/refunds/{id}/${act}`]: () => {
          refunds.pop();
          return Response.json({ errors: [late] }, { status: 409 });
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: label }));
    await screen.findByText(/This refund is decided\. Marc Dubois acted at/);
    await screen.findByText("This no longer waits");
  },
);

test("an application says its times, dates and papers in words", async () => {
  const applicant = {
    ...{ f_name: "Yacine", l_name: "Brahim", email: "y@example.org", phone: "+33639980041" },
    ...{
      is_phone_verified: 1,
      is_email_verified: 0,
      reason: null,
      zone_id: 1,
      status: "submitted",
    },
    ...{ created_at: at, submitted_at: at, decided_at: null, transitions: [], change: null },
    ...{ next_step: "wait", documents: [] },
  };
  const store = {
    ...{ logo_full_url: null, cover_photo_full_url: null, tin_certificate_image_full_url: null },
    ...{ store_id: 9, module_id: 1, latitude: 48.1, longitude: -4.3, pickup_zone_id: [] },
    ...{ translations: [], tax: 5.5, company_number: null, tin: null },
    ...{ tin_expire_date: "2028-05-31", delivery_time_type: "hour" },
    ...{ minimum_delivery_time: 1, maximum_delivery_time: 2 },
  };
  const courier = {
    ...{ image_full_url: null, identity_image_full_url: [], identity_type: "driving_license" },
    ...{ identity_number: "19AB12345", vehicle_id: 1, earning: 1 },
  };
  const partners = [
    { ...applicant, id: 1, kind: "store", store_name: "Maison Lavande", module_id: 1 },
    { ...applicant, id: 2, kind: "courier", store_name: null, module_id: null },
  ];
  const read: object[] = [
    { ...partners[0], store, courier: null, courier_id: null },
    { ...partners[1], store: null, courier, courier_id: null },
  ];
  await openDesk("/desk/queues/partners/1", {
    replies: {
      ...twoThings(),
      "GET /desk/partners": () => ({ ...first, total_size: 2, partners }),
      "GET /desk/partners/{id}": () => read.shift() ?? {},
    },
  });
  await screen.findByText("1–2 h");
  screen.getByText("31 May 2028");
  screen.getByText("5.5 %");
  await userEvent.click(screen.getByRole("link", { name: /Yacine Brahim/ }));
  await screen.findByText("Driving licence");
});

const review = {
  ...{ id: 5, item_id: 7, item_name: "Margherita", item_image_full_url: null, order_id: null },
  ...{ customer_name: "Ana B.", rating: 1, comment: "The cook Paul is a fool.", reply: null },
  ...{ attachment_full_url: [], replied_at: null, created_at: at, vehicle_id: null },
  report: { reason: "It insults our cook", at },
  ...{ store: { id: 3, name: "Da Lucia" }, hidden: 0, hidden_reason: null },
};

test("a reported review is hidden with a reason, and the report is closed", async () => {
  const reviews = [review];
  const { sent } = await openDesk("/desk/queues/reviews/5", {
    replies: {
      ...twoThings(),
      "GET /desk/reviews": () => ({ ...first, total_size: reviews.length, reviews }),
      "PUT /desk/reviews/{id}": () => {
        reviews.pop();
        return { message: "Hidden.", review: { ...review, hidden: 1, hidden_reason: "Insult" } };
      },
    },
  });
  await screen.findByText("The cook Paul is a fool.");
  screen.getAllByText("It insults our cook");
  await userEvent.keyboard("h");
  const dialog = await screen.findByRole("dialog", { name: "Hide it" });
  await userEvent.type(within(dialog).getByRole("textbox"), "Insult");
  await userEvent.click(within(dialog).getByRole("button", { name: "Hide it" }));
  await screen.findByText("Hidden.");
  expect(sent).toEqual([
    { endpoint: "PUT /desk/reviews/5", input: { hidden: 1, reason: "Insult" } },
  ]);
});

test("a colleague who was quicker is named", async () => {
  const replies = {
    ...twoThings(),
    "POST /desk/payments/{id}/verify": () =>
      Response.json(
        {
          errors: [
            {
              code: "offline_payment_reported",
              message: "The transfer is verified.",
              data: { acted_by: { name: "Marc Dubois", at } },
            },
          ],
        },
        { status: 409 },
      ),
  };
  await openDesk("/desk/queues/payments/100434", { replies });
  await userEvent.click(await screen.findByRole("button", { name: /It arrived/ }));
  await screen.findByText(/The transfer is verified\. Marc Dubois acted at/);
});

test("a refusal asks for its note, and the first press of a key never sends it", async () => {
  const replies = {
    ...twoThings(),
    "POST /desk/orders/{id}/cancel-request": () => ({
      message: "The request is refused.",
      order: testOrder({ id: 100409 }),
    }),
  };
  const { sent } = await openDesk("/desk/queues/incidents/12", { replies });
  await screen.findByText("I ordered twice.");
  await userEvent.keyboard("d");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "It is on its way.");
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Refuse" }));
  await screen.findByText("The request is refused.");
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/orders/100409/cancel-request",
      input: { decision: "refuse", note: "It is on its way." },
    },
  ]);
});

test("who may only read sees no decision", async () => {
  await openDesk("/desk/queues/payments/100434", {
    permissions: ["*:read"],
    replies: twoThings(),
  });
  await screen.findByText("RF18 5390 0754");
  expect(screen.queryByRole("button", { name: /It arrived/ })).toBeNull();
});

test("what no longer waits says so", async () => {
  await openDesk("/desk/queues/payments/7", { replies: twoThings() });
  await screen.findByText("This no longer waits");
});

test("missing cash is closed with what came of it", async () => {
  const missing = {
    ...{ ...incident, kind: "cash_missing", reason: "too_little", note: "Had 10 on them" },
    ...{ amount: 2, order_status: "delivered", courier_id: 4 },
  };
  const incidents = [missing];
  const { sent } = await openDesk("/desk/queues/incidents/12", {
    replies: {
      ...twoThings(),
      "GET /desk/incidents": () => ({ ...first, total_size: incidents.length, incidents }),
      "POST /desk/orders/{id}/missing-cash": () => {
        incidents.pop();
        return { message: "Saved." };
      },
    },
  });
  await screen.findByText("The customer had too little");
  screen.getByText("€2.00");
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Close it" });
  await userEvent.type(within(dialog).getByRole("textbox"), "Pays next time");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close it" }));
  await screen.findByText("Saved.");
  expect(sent).toEqual([
    { endpoint: "POST /desk/orders/100409/missing-cash", input: { note: "Pays next time" } },
  ]);
});

test("reads the queue again that the stream names", async () => {
  const read: string[] = [];
  const { tell } = await openDesk("/desk/queues", {
    replies: {
      ...twoThings(),
      "GET /desk/refunds": ({ disputed }) => {
        read.push(disputed ? "disputes" : "refunds");
        return { ...first, total_size: 0, refunds: [] };
      },
    },
  });
  await screen.findAllByText(/100434/);
  read.length = 0;
  await tell("payment", { id: 100434, order_id: 100434 });
  await tell("refund", { id: 7, order_id: 100409 });
  await waitFor(() => expect(read.toSorted()).toEqual(["disputes", "refunds"]));
});
