import { Writable } from "node:stream";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { runForRequest, startRequest } from "../../process/current-request.ts";
import type { Span, SpanEnd } from "../../process/trace.ts";
import { StatementTimer } from "./statement-timer.ts";

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const log = pino({ base: null }, sink);
const add = { name: "add", text: "insert into trees values ($1)" };
const commit = { name: "commit", text: "commit" };

beforeEach(() => {
  lines.length = 0;
});

test("adds the statements to the request in which it was created", () => {
  const request = startRequest("request-1");
  const timer = runForRequest(request, () => new StatementTimer(null));
  timer.start();
  timer.end([add, commit], false);
  expect(request.statements).toBe(2);
  expect(request.databaseMs).toBeGreaterThan(0);
});

test("logs a slow group by the names of its statements, or else by their texts, with its request", () => {
  const request = startRequest("request-2");
  const timer = runForRequest(request, () => new StatementTimer({ log, ms: 0 }));
  timer.start();
  timer.end([add, { text: "select\n  1" }], false);
  expect(lines).toMatchObject([
    { level: 40, msg: "slow query", query: "add; select 1", request: "request-2" },
  ]);
});

test("shortens a long text, and logs nothing that is fast enough", () => {
  const long = { text: "x".repeat(2000) };
  for (const ms of [0, Number.POSITIVE_INFINITY]) {
    const timer = new StatementTimer({ log, ms });
    timer.start();
    timer.end([long], false);
  }
  expect(lines.map(({ query }) => query)).toEqual(["x".repeat(1000)]);
});

test("measures nothing that was not sent, and nothing twice", () => {
  const request = startRequest("request-3");
  const timer = runForRequest(request, () => new StatementTimer({ log, ms: 0 }));
  timer.end([add], true);
  expect([request.statements, lines.length]).toEqual([0, 0]);
  timer.start();
  timer.end([add], true);
  timer.end([add], false);
  expect([request.statements, lines.length]).toEqual([1, 1]);
});

test("adds a call to the trace of its request, with a name that fits in a line", () => {
  const calls: { name: string; end: SpanEnd | undefined }[] = [];
  const spanNamed = (name: string): Span => ({
    traceparent: "",
    call: spanNamed,
    end: (end) => void calls.push({ name, end }),
  });
  const text = `select ${"x".repeat(100)}`;
  const request = startRequest("request-4", spanNamed("request"));
  const timer = runForRequest(request, () => new StatementTimer(null));
  timer.start();
  timer.end([{ text }, commit], true);
  expect(calls).toEqual([
    {
      name: text.slice(0, 80),
      end: {
        attributes: {
          "db.system.name": "postgresql",
          "db.query.text": `${text}; commit`,
          "db.operation.batch.size": 2,
        },
        hasFailed: true,
      },
    },
  ]);
});
