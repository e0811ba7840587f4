import { cellCentre } from "@errand/core/location/cell";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier, addOrder, addParcel } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { jobPlans } from "./dispatch/job-plans.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const storeId = shop.grocery.storeIds[0];
const itemId = await addItem(db, { storeId, stock: 1000 });

/** A door that nobody else of the town has. */
const door = {
  contact_person_name: "Ada Secret",
  contact_person_number: "+33612340099",
  contact_person_email: "ada.secret@example.com",
  address_type: "home",
  address: "17 Rue des Essais",
  road: "17",
  house: "Porte Bleue",
  floor: "3",
  latitude: middle.latitude - 0.0101,
  longitude: middle.longitude + 0.0003,
};
const approximate = {
  ...{ name: null, phone: null, note: null, address: "Rue des Essais" },
  ...cellCentre(door),
};
const exact = {
  ...{ name: "Ada Secret", phone: "+33612340099", address: "17 Rue des Essais" },
  ...{ note: "Code 4711", latitude: door.latitude },
};

type Courier = Awaited<ReturnType<typeof newCourier>>;
let max: Courier;

beforeEach(async () => {
  max = await newCourier();
});

async function newCourier() {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

const newJob = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    status: "confirmed",
    address: door,
    deliveryInstruction: "Code 4711",
    ...overrides,
  });

const jobsOf = async (state: string, { token }: Courier) =>
  (await ask("GET /courier/jobs", { state }, { token })).body.jobs;
async function findJob(state: string, id: number, courier = max) {
  return (await jobsOf(state, courier)).find((job) => job.id === id);
}
const act = (action: "accept" | "decline", id: number, { token } = max) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id }, { token, key: crypto.randomUUID() });
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const endDuty = ({ courierId }: Courier) =>
  db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));

/** No response of a courier who does not have the order names its customer. */
const secrets = /Secret|12340099|17 Rue|"17"|Bleue|Code 4711/;

describe("a courier", () => {
  test("reads the street of an offered delivery, and the door once it is accepted", async () => {
    const id = await newJob();
    const offered = await findJob("offered", id);
    expect(offered?.dropoff).toMatchObject(approximate);
    expect(offered?.pickup).toMatchObject({ name: expect.any(String), phone: expect.any(String) });
    expect(JSON.stringify(offered)).not.toMatch(secrets);
    expect((await act("accept", id)).body.job.dropoff).toMatchObject(exact);
    expect((await findJob("current", id))?.dropoff).toMatchObject(exact);
  });

  test("reads neither sender nor receiver of a parcel before accepting it", async () => {
    const id = await addParcel(db, shop, shop.grocery, {
      status: "confirmed",
      address: door,
      note: "Code 4711",
    });
    const offered = await findJob("offered", id);
    expect(offered?.pickup).toMatchObject(approximate);
    expect(offered?.dropoff).toMatchObject({ name: null, phone: null, address: "Quai des Essais" });
    expect((await act("accept", id)).body.job.pickup).toMatchObject(exact);
  });

  test("is offered nothing off duty, and can neither accept nor decline", async () => {
    const id = await newJob();
    await endDuty(max);
    expect(await jobsOf("offered", max)).toEqual([]);
    for (const action of ["accept", "decline"] as const) {
      expect(codes(await act(action, id))).toEqual([409, "off_duty"]);
    }
    expect((await ask("GET /courier/jobs/{id}", { id }, max)).status).toBe(404);
  });

  test("cannot take a delivery that is planned for another courier and offered to nobody", async () => {
    const id = await newJob();
    const { courierId } = await newCourier();
    await db.insert(jobPlans).values({ orderId: id, courierId, commitAt: new Date() });
    expect(await findJob("offered", id)).toBeUndefined();
    for (const action of ["accept", "decline"] as const) {
      expect(codes(await act(action, id))).toEqual([409, "job_taken"]);
    }
  });

  test("reads nobody's door in the answer to a refusal", async () => {
    const { status, body } = await act("decline", await newJob());
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(secrets);
  });

  test("reads no door any longer once the delivery is over", async () => {
    const id = await newJob({ status: "picked_up", courierId: max.courierId });
    const running = (await ask("GET /courier/jobs/{id}", { id }, max)).body;
    expect(running.delivery_address).toMatchObject({ house: "Porte Bleue" });
    expect(running.delivery_address?.contact_person_email).toBeNull();
    const key = crypto.randomUUID();
    const delivered = await ask(
      "POST /courier/jobs/{id}/deliver",
      { id, cash: 12 },
      { ...max, key },
    );
    expect(delivered.body.job).toMatchObject({ state: "done", dropoff: approximate });
    expect(JSON.stringify(await findJob("past", id))).not.toMatch(secrets);
    const { delivery_address: address, ...order } = (
      await ask("GET /courier/jobs/{id}", { id }, max)
    ).body;
    expect(address).toMatchObject({ contact_person_name: "", address: "Rue des Essais" });
    expect(order).toMatchObject({ delivery_instruction: null, payments: [] });
    expect(JSON.stringify(address)).not.toMatch(secrets);
  });
});
