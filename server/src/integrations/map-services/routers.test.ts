import type { Position } from "@errand/core/location/geometry";
import { beforeEach, describe, expect, test } from "vitest";
import { connectRouter } from "./connect-router.ts";
import { osrm } from "./osrm.ts";
import { connectTo, startMapServer } from "./testing.ts";
import { valhalla } from "./valhalla.ts";

const server = await startMapServer();
const call = connectTo(server);
const [from, to, other]: [Position, Position, Position] = [
  [3.87, 43.61],
  [3.88, 43.62],
  [3.89, 43.6],
];

beforeEach(() => {
  server.seen = [];
});

describe("OSRM", () => {
  const router = osrm(call, "bike");
  const waypoint = { hint: "…", distance: 4.1, name: "Rue Foch", location: [3.87, 43.61] };

  test("finds the way of couriers, and the same one for pedestrians at their speed", async () => {
    server.reply = () => ({
      body: {
        code: "Ok",
        routes: [
          {
            geometry: "_c`iGg~bV_ibE_ibE",
            legs: [{ steps: [], summary: "", weight: 300, duration: 301.4, distance: 1299.6 }],
            weight_name: "routability",
            weight: 301.4,
            duration: 301.4,
            distance: 1299.6,
          },
        ],
        waypoints: [waypoint, waypoint],
      },
    });
    expect(await router.route(from, to, "DRIVE")).toMatchObject({
      distanceMeters: 1300,
      durationSeconds: 301,
      polyline: [expect.anything(), expect.anything()],
    });
    expect(server.seen[0]).toMatchObject({
      path: "/route/v1/bike/3.87,43.61;3.88,43.62",
      query: { overview: "full", geometries: "polyline" },
    });
    expect(await router.route(from, to, "WALK")).toMatchObject({ durationSeconds: 1000 });
  });

  test("finds no way where there is none, and is away when it refuses a request", async () => {
    for (const code of ["NoRoute", "NoSegment"]) {
      server.reply = () => ({ status: 400, body: { code, message: "Impossible route" } });
      expect(await router.route(from, to, "DRIVE")).toBeNull();
    }
    server.reply = () => ({ status: 400, body: { code: "InvalidUrl", message: "no" } });
    await expect(router.route(from, to, "DRIVE")).rejects.toThrow(
      /OSRM responded with 400 InvalidUrl/,
    );
  });

  test("measures from each start to each end", async () => {
    server.reply = () => ({
      body: { code: "Ok", distances: [[1200.5, null]], sources: [waypoint], destinations: [] },
    });
    expect(await router.distances([from], [to, other])).toEqual([[1200.5, null]]);
    expect(server.seen[0]).toMatchObject({
      path: "/table/v1/bike/3.87,43.61;3.88,43.62;3.89,43.6",
      query: { annotations: "distance", sources: "0", destinations: "1;2" },
    });
    server.reply = () => ({ status: 400, body: { code: "NoSegment" } });
    expect(await router.distances([from], [to])).toEqual([[null]]);
  });
});

describe("Valhalla", () => {
  const router = valhalla(call, "bicycle");

  test("finds the way of couriers and that of pedestrians", async () => {
    server.reply = () => ({
      body: {
        trip: {
          locations: [],
          // 43.61, 3.87 and 43.62, 3.88 in six decimals.
          legs: [{ summary: { length: 1.3, time: 301.4 }, shape: "_usuqA_oskF_pR_pR" }],
          summary: { length: 1.2996, time: 301.4, cost: 310 },
          status: 0,
          status_message: "Found route between points",
          units: "kilometers",
          language: "en-US",
        },
      },
    });
    expect(await router.route(from, to, "DRIVE")).toMatchObject({
      distanceMeters: 1300,
      durationSeconds: 301,
    });
    await router.route(from, to, "WALK");
    expect(server.seen.map(({ path, body }) => [path, body])).toMatchObject([
      [
        "/route",
        {
          locations: [
            { lat: 43.61, lon: 3.87 },
            { lat: 43.62, lon: 3.88 },
          ],
          costing: "bicycle",
        },
      ],
      ["/route", { costing: "pedestrian" }],
    ]);
  });

  test("finds no way where there is none, and is away when it refuses a request", async () => {
    const error = "No path could be found for input";
    server.reply = () => ({ status: 400, body: { error_code: 442, error, status_code: 400 } });
    expect(await router.route(from, to, "DRIVE")).toBeNull();
    expect(await router.distances([from], [to])).toEqual([[null]]);
    server.reply = () => ({ status: 400, body: { error_code: 125, error: "No costing method" } });
    await expect(router.route(from, to, "DRIVE")).rejects.toThrow(
      /Valhalla responded with 400 125/,
    );
  });

  test("measures from each start to each end", async () => {
    const cell = (distance: number | null, to_index: number) => ({
      distance,
      time: distance,
      to_index,
      from_index: 0,
    });
    server.reply = () => ({
      body: { sources_to_targets: [[cell(1.2, 0), cell(null, 1)]], units: "kilometers" },
    });
    expect(await router.distances([from], [to, other])).toEqual([[1200, null]]);
    expect(server.seen[0]).toMatchObject({
      path: "/sources_to_targets",
      body: { sources: [{ lat: 43.61, lon: 3.87 }], costing: "bicycle" },
    });
  });
});

test("connects to the router of the settings, if there is one", async () => {
  const log = { info: () => {}, warn: () => {} } as never;
  const url = "https://shop.test";
  expect(connectRouter({ url, router: null }, log)).toBeNull();
  server.reply = () => ({ status: 400, body: { code: "NoRoute", error_code: 442 } });
  const settings = { url: server.url, profile: null };
  await connectRouter({ url, router: { ...settings, kind: "osrm" } }, log)?.route(
    from,
    to,
    "DRIVE",
  );
  const other = { ...settings, kind: "valhalla" as const };
  await connectRouter({ url, router: other }, log)?.route(from, to, "DRIVE");
  expect(server.seen[0]?.path).toMatch("/route/v1/driving/");
  expect(server.seen[1]?.body).toMatchObject({ costing: "auto" });
});
