import { beforeEach, expect, test } from "vitest";
import { startTestApi } from "../testing.ts";
import { savedViews } from "./saved-views.tables.ts";
import { addStaff } from "./testing.ts";

const { ask, db } = await startTestApi();
let julie: { token: string };
let marc: { token: string };

beforeEach(async () => {
  await db.delete(savedViews);
  julie = await addStaff(db, { kind: "operator", role: "support" });
  marc = await addStaff(db, { kind: "operator", role: "auditor" });
});

const save = (who: { token: string }, input: object = {}) =>
  ask(
    "POST /desk/views",
    { list: "orders", name: "Late in the Old Town", query: "late=1&zone=1", ...input },
    { ...who, key: crypto.randomUUID() },
  );
const list = async (who: { token: string }, name = "orders") =>
  (await ask("GET /desk/views", { list: name }, who)).body;

test("a view is saved for the operator alone, of one list, until it is shared", async () => {
  const { status, body } = await save(julie);
  expect([status, body.view]).toMatchObject([201, { own: true, shared: 0, name: /Late/ }]);
  expect(await list(julie)).toMatchObject([{ query: "late=1&zone=1", own: true }]);
  expect(await list(julie, "trips")).toEqual([]);
  expect(await list(marc)).toEqual([]);

  const { id } = body.view;
  const change = { id, name: "Late", query: "late=1", shared: 1 };
  expect((await ask("PUT /desk/views/{id}", change, julie)).status).toBe(200);
  expect(await list(marc)).toMatchObject([{ id, name: "Late", query: "late=1", own: false }]);
});

test("nobody changes or removes the view of somebody else", async () => {
  const { id } = (await save(julie, { shared: 1 })).body.view;
  const change = { id, name: "Mine", query: "", shared: 1 };
  for (const response of [
    await ask("PUT /desk/views/{id}", change, marc),
    await ask("DELETE /desk/views/{id}", { id }, marc),
  ]) {
    expect([response.status, response.body.errors]).toMatchObject([404, [{ code: "view" }]]);
  }
  expect(await list(julie)).toMatchObject([{ name: "Late in the Old Town" }]);
  expect((await ask("DELETE /desk/views/{id}", { id }, julie)).status).toBe(200);
  expect(await list(julie)).toEqual([]);
});

test("an operator has fifty views of a list, also when several are saved at once", async () => {
  for (let number = 0; number < 48; number++) await save(julie);
  const responses = await Promise.all([0, 1, 2, 3].map(() => save(julie)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
  const refused = responses.find(({ status }) => status === 422);
  expect(refused?.body.errors).toMatchObject([{ code: "view_count" }]);
  expect((await save(julie, { list: "trips" })).status).toBe(201);
});
