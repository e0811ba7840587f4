import type { DeskContract } from "@errand/core/contract.desk";
import { deskFacts } from "@errand/core/endpoint-facts.desk";
import { fakeServer } from "@errand/core/testing-server";
import { expect, test } from "vitest";
import { createConsoleClient } from "./create-console-client.ts";
import { createStaffSession } from "./staff-session.ts";

test("a browser asks the server again for what it may keep for customers", async () => {
  const asked: Pick<Request, "cache">[] = [];
  fakeServer((request) => {
    asked.push(request);
    return Response.json([]);
  });
  const { call } = createConsoleClient<DeskContract>(deskFacts, createStaffSession("desk"));
  await call("GET /module");
  expect(asked).toMatchObject([{ cache: "no-cache" }]);
});
