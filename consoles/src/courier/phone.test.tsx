import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { testJob } from "./jobs/testing.ts";
import { openPhone } from "./testing.tsx";

const inThirtySeconds = () => new Date(Date.now() + 30_000).toISOString();
const offered = () => testJob({ state: "offered", offered_until: inThirtySeconds() });
const refused = (code: string, message: string, status = 409) =>
  Response.json({ errors: [{ code, message }] }, { status });

test("goes on duty with the vehicle of the last time", async () => {
  const began = { message: "Have a good shift.", on: true, since: "2026-11-27T17:00:00.000Z" };
  const sent = await openPhone({
    isOn: false,
    replies: { "PUT /courier/duty": () => ({ ...began, vehicle_id: 1 }) },
  });
  await screen.findByText("Cash in hand");
  screen.getByRole("button", { name: "Cargo bicycle", pressed: true });
  await userEvent.click(screen.getByRole("button", { name: "Bicycle" }));
  await userEvent.click(screen.getByRole("button", { name: "Go on duty" }));
  await screen.findByRole("heading", { name: "Waiting for a job" });
  expect(sent).toEqual([{ endpoint: "PUT /courier/duty", input: { on: true, vehicle_id: 1 } }]);
});

test("a switch, which has Tab and Enter, chooses each vehicle and ticks each bag", async () => {
  const tabTo = async (target: HTMLElement) => {
    for (let steps = 0; steps < 50 && document.activeElement !== target; steps++) {
      await userEvent.tab();
    }
    expect(document.activeElement).toBe(target);
  };
  await openPhone({ isOn: false });
  await screen.findByText("Cash in hand");
  for (const name of ["Bicycle", "Cargo bicycle"]) {
    await tabTo(screen.getByRole("button", { name, pressed: false }));
    await userEvent.keyboard("{Enter}");
    screen.getByRole("button", { name, pressed: true });
  }
  cleanup();
  await openPhone({ jobs: [testJob({ state: "at_pickup" })] });
  await screen.findByRole("heading", { name: "429" });
  for (const bag of screen.getAllByRole("checkbox")) {
    await tabTo(bag);
    await userEvent.keyboard("{Enter}");
  }
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
});

test("takes an offer by the second short press, and shows its first stop", async () => {
  const job = offered();
  const sent = await openPhone({
    jobs: [job],
    replies: {
      "POST /courier/jobs/{id}/accept": () => ({
        message: "It is yours.",
        job: testJob(),
      }),
    },
  });
  screen.getByText("€4.90");
  await userEvent.click(screen.getByRole("button", { name: "Hold to take it" }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Press again to take it" }));
  await screen.findByRole("heading", { name: "Da Lucia" });
  expect(screen.getByText("Stop 1 of 2")).toBeDefined();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([`POST /courier/jobs/${job.id}/accept`]);
});

test("takes an offer by keyboard, and says when another courier was faster", async () => {
  const taken = () => refused("job_taken", "Somebody else has taken it.");
  await openPhone({ jobs: [offered()], replies: { "POST /courier/jobs/{id}/accept": taken } });
  screen.getByRole("button", { name: "Hold to take it" }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Waiting for a job" });
});

test("leads from the way over the counter to the door, and sends each act in its order", async () => {
  const states: Record<string, "at_pickup" | "on_the_way"> = {
    arrived: "at_pickup",
    pickup: "on_the_way",
  };
  const sent = await openPhone({
    jobs: [testJob()],
    replies: {
      "POST /courier/jobs/{id}/arrived": () => ({
        message: "",
        job: testJob({ state: states.arrived ?? "accepted" }),
      }),
      "POST /courier/jobs/{id}/pickup": () => ({
        message: "",
        job: testJob({ state: states.pickup ?? "accepted" }),
      }),
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "I am at Da Lucia" }));
  await screen.findByRole("heading", { name: "429" });
  screen.getByText("R47K");

  await userEvent.click(screen.getByRole("button", { name: "I have all 2 bags" }));
  screen.getByText("2 boxes are not ticked yet.");
  for (const bag of screen.getAllByRole("checkbox")) await userEvent.click(bag);
  await userEvent.click(screen.getByRole("button", { name: "I have all 2 bags" }));
  await screen.findByRole("heading", { name: "Inès Faure" });
  // The pickup is sent after ten seconds; the arrival no longer waits.
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ input: { occurred_at: expect.any(String) } });
  screen.getByText("Picked up 429");
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await screen.findByRole("heading", { name: "429" });
});

test("asks at the door for the cash and the code, and shows a wrong code there", async () => {
  const sent = await openPhone({
    jobs: [testJob({ state: "at_door", collect: 61.9 })],
    shop: { order_delivery_verification: true },
    replies: {
      "POST /courier/jobs/{id}/deliver": () => refused("otp", "The code is wrong.", 422),
    },
  });
  const act = await screen.findByRole("button", { name: "Handed over" });
  await userEvent.click(act);
  screen.getByText("Press what the customer gives you.");
  await userEvent.click(screen.getByRole("button", { name: /^€65.00/ }));
  screen.getByText("Enter the four digits of the customer’s code.");
  for (const digit of ["4", "8", "2", "1"]) {
    await userEvent.click(screen.getByRole("button", { name: digit }));
  }
  screen.getByDisplayValue("4821");
  await userEvent.click(act);
  await screen.findByText("That code is wrong. Ask again.");
  expect(sent).toEqual([
    {
      endpoint: "POST /courier/jobs/100429/deliver",
      input: expect.objectContaining({ otp: "4821", cash: 61.9 }),
    },
  ]);
});

test("takes less cash only with a reason, which is sent with what was taken", async () => {
  const sent = await openPhone({
    jobs: [testJob({ state: "at_door", collect: 61.9 })],
    shop: { order_delivery_verification: true },
    replies: {
      "POST /courier/jobs/{id}/deliver": () => ({ message: "", job: testJob({ state: "done" }) }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Other/ }));
  const amount = screen.getByLabelText("What the customer gives");
  await userEvent.type(amount, "80");
  screen.getByText("Give back €18.10.");
  await userEvent.clear(amount);
  await userEvent.type(amount, "60");
  await userEvent.click(screen.getByRole("button", { name: "Take €60.00" }));
  screen.getByText("Choose why it is less.");
  await userEvent.click(screen.getByRole("button", { name: "Another reason" }));
  await userEvent.click(screen.getByRole("button", { name: "Take €60.00" }));
  screen.getByText("Say in a few words why it is less.");
  await userEvent.type(screen.getByLabelText("What the desk should know"), "A torn note");
  await userEvent.click(screen.getByRole("button", { name: "Take €60.00" }));
  screen.getByRole("button", { name: /€60.00.*€1.90 short/, pressed: true });
  for (const digit of ["4", "8", "2", "1"]) {
    await userEvent.click(screen.getByRole("button", { name: digit }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Handed over" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    input: { cash: 60, missing_reason: "other", missing_note: "A torn note" },
  });
});

test("ticks each bag whose slip is scanned, and says when a bag is of another order", async () => {
  let slip = "100429";
  vi.stubGlobal("createImageBitmap", async () => ({ close() {} }));
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = async () => [{ rawValue: slip }];
    },
  );
  try {
    await openPhone({ jobs: [testJob({ state: "at_pickup" })] });
    const picture = () => new File(["picture"], "slip.jpg", { type: "image/jpeg" });
    const scan = await screen.findByLabelText("Scan the slip");
    await userEvent.upload(scan, picture());
    await waitFor(() => expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1));
    await userEvent.upload(scan, picture());
    await waitFor(() => expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2));
    slip = "100777";
    await userEvent.upload(scan, picture());
    await screen.findByText("That is 777, which you do not fetch here.");
  } finally {
    vi.unstubAllGlobals();
  }
});

test("fetches from another courier what is taken over, by the code that is named there", async () => {
  const there = { ...testJob().pickup, name: "Max Roux", phone: "+33600000001" };
  const meal = testJob({ from_courier: true, handover_code: null, pickup: there });
  const states = ["at_pickup", "on_the_way"];
  const answer = () => ({ message: "", job: { ...meal, state: states.shift() } });
  const sent = await openPhone({
    jobs: [meal],
    replies: {
      "POST /courier/jobs/{id}/arrived": answer,
      "POST /courier/jobs/{id}/pickup": answer,
    },
  });
  expect(screen.queryByRole("link", { name: "Chat" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I am with Max Roux" }));
  await screen.findByText("With Max Roux");
  await userEvent.type(screen.getByLabelText("Code that the other courier names"), "4821");
  for (const bag of screen.getAllByRole("checkbox")) await userEvent.click(bag);
  await userEvent.click(screen.getByRole("button", { name: "I have all 2 bags" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ input: { code: "4821" } });
});

test("names the code of what another courier fetches here", async () => {
  const given = { job_id: 100_429, name: "Noé Morel", phone: "+33612345678", code: "4821" };
  await openPhone({
    replies: { "GET /courier/route": () => ({ version: 1, stops: [], to_hand_over: [given] }) },
  });
  await screen.findByRole("heading", { name: "Give 429 to Noé Morel" });
  screen.getByText("4821");
});

test("gives a job back before the pickup, and says how often that is possible", async () => {
  const sent = await openPhone({
    jobs: [testJob()],
    replies: {
      "POST /courier/jobs/{id}/unassign": () => ({
        message: "",
        job: testJob({ state: "offered" }),
      }),
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Trouble" }));
  await userEvent.click(await screen.findByRole("button", { name: "I cannot fetch it" }));
  screen.getByText(/You can give back 3 jobs a day/);
  await userEvent.click(screen.getByRole("button", { name: "Give the job back" }));
  await screen.findByRole("heading", { name: "Waiting for a job" });
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("says that nobody opens once the time that the server states is over", async () => {
  const job = testJob({
    state: "at_door",
    wait_until: new Date(Date.now() + 60_000).toISOString(),
  });
  const failed = { message: "The desk is told.", job: testJob({ state: "failed" }) };
  const replies = { "POST /courier/jobs/{id}/fail": () => failed };
  await openPhone({ jobs: [job], replies });
  await userEvent.click(await screen.findByRole("button", { name: "Trouble at the door" }));
  await userEvent.click(await screen.findByRole("button", { name: "Nobody opens" }));
  expect(screen.getByRole("timer").textContent).toMatch(/^(1:00|0:5\d)$/);
  await userEvent.click(screen.getByRole("button", { name: "Not handed over" }));
  screen.getByText("Wait until the time is over, and call.");
  cleanup();

  const over = { ...job, wait_until: new Date(Date.now() - 1000).toISOString() };
  const sent = await openPhone({ jobs: [over], replies });
  await userEvent.click(await screen.findByRole("button", { name: "Trouble at the door" }));
  await userEvent.click(await screen.findByRole("button", { name: "Nobody opens" }));
  await userEvent.click(screen.getByRole("button", { name: "Not handed over" }));
  await screen.findByRole("heading", { name: "Waiting for a job" });
  expect(sent.filter(({ endpoint }) => !endpoint.endsWith("/fail"))).toEqual([]);
});

test("shows the stops in their order, and the cash of each door", async () => {
  await openPhone({ path: "/courier/route", jobs: [testJob({ collect: 12 })] });
  await screen.findByRole("heading", { name: "2 stops left" });
  expect(screen.getByText("€4.90")).toBeDefined();
  const [first, second] = screen.getAllByRole("listitem");
  within(first as HTMLElement).getByText("Da Lucia");
  within(second as HTMLElement).getByText("deliver 429, collect €12.00");
});

test("brings a parcel back, and reads out the code of the return", async () => {
  await openPhone({
    jobs: [
      testJob({ kind: "return", state: "on_the_way", return_code: "7319", handover_code: null }),
    ],
    shop: { order_delivery_verification: true },
  });
  screen.getByText("Bring back 429");
  await userEvent.click(screen.getByRole("button", { name: "I am at the door" }));
  await screen.findByText("7319");
  await userEvent.click(screen.getByRole("button", { name: "Brought back" }));
  await screen.findByRole("heading", { name: "Waiting for a job" });
  screen.getByText("Handed over 429");
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await screen.findByText("Bring back 429");
});

test("says what waits for the desk after a failed delivery", async () => {
  await openPhone({ jobs: [testJob({ state: "failed" })] });
  await screen.findByText("429 waits for the desk. Keep it until you hear from it.");
});

test("shows what is owed and paid to the courier, and the ratings", async () => {
  await openPhone({ path: "/courier/money" });
  await screen.findByText("€61.50");
  screen.getByText("€240.00");
});

test("takes the orders of a run at once, and hands them over with all their cash", async () => {
  const jobs = [1, 2].map((number) =>
    testJob({ id: 100_428 + number, run_id: 1_000, collect: 10, state: "at_door" }),
  );
  const done = jobs[0] && { ...jobs[0], state: "done" as const };
  const sent = await openPhone({
    jobs,
    shop: { order_delivery_verification: true },
    replies: { "POST /courier/jobs/{id}/deliver": () => ({ message: "", job: done }) },
  });
  await screen.findByText("At the door, 429, 430");
  await userEvent.click(screen.getByRole("button", { name: /Exact/ }));
  for (const digit of ["4", "8", "2", "1"]) {
    await userEvent.click(screen.getByRole("button", { name: digit }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Handed over" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ input: { cash: 20, otp: "4821" } });
  await screen.findByRole("heading", { name: "Waiting for a job" });
});

test("shows the pay of a whole run in one offer", async () => {
  const run = { run_id: 1_000, state: "offered", offered_until: inThirtySeconds() } as const;
  await openPhone({ jobs: [testJob({ ...run }), testJob({ ...run, id: 100_430 })] });
  screen.getByText("€9.80");
  screen.getByText("2 orders for one door, in one trip");
});

test("reads anew what the desk has decided about a paper while the phone is open", async () => {
  const paper = {
    ...{ id: 3, kind: "licence", number: "75 12 34", valid_until: null, expired: false },
    ...{ image_full_url: [], created_at: "2026-11-27T09:00:00.000Z" },
  };
  const refusal = { ...paper, state: "refused", reason: "The picture is blurred." };
  const { promise: decided, resolve: decide } = Promise.withResolvers<boolean>();
  let isRefused = false;
  await openPhone({
    path: "/courier/me",
    later: decided.then(() => ({ event: "paper", data: refusal })),
    replies: {
      "GET /courier/papers": () => [
        isRefused ? refusal : { ...paper, state: "waiting", reason: null },
      ],
      "GET /courier/shifts": () => [],
    },
  });
  await screen.findByText("75 12 34", { exact: false });
  isRefused = true;
  decide(true);
  await screen.findByText(/The picture is blurred/);
});
