import autocannon from "autocannon";
import { onLoadCore } from "./processes.ts";

const connections = 16;
const runs = 3;
const warmUpSeconds = 2;
const runSeconds = 3;

export interface LoadRequest {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Requests per second over 16 connections: the median of three runs after a warm-up. Throws on any
 * response that is not 2xx. A function makes each request different.
 */
export function rate(url: string, shot: LoadRequest | (() => LoadRequest)): Promise<number> {
  return onLoadCore(async () => {
    await run(url, shot, warmUpSeconds);
    return medianOf(runs, () => run(url, shot, runSeconds));
  });
}

/**
 * The same for a sequence of requests, which each connection sends one after another: sequences per
 * second. `next` makes the requests of one sequence.
 */
export function sequenceRate(url: string, next: () => LoadRequest[]): Promise<number> {
  const { length } = next();
  const requests = Array.from(
    { length },
    (_, step): autocannon.Request => ({
      ...next()[step],
      setupRequest: (request, context: { sequence?: LoadRequest[] }) => {
        if (step === 0) context.sequence = next();
        return { ...request, ...context.sequence?.[step] };
      },
    }),
  );
  return onLoadCore(async () => {
    await send(url, requests, warmUpSeconds);
    return medianOf(runs, async () => (await send(url, requests, runSeconds)) / length);
  });
}

function run(
  url: string,
  shot: LoadRequest | (() => LoadRequest),
  duration: number,
): Promise<number> {
  return send(url, [typeof shot === "function" ? varying(shot) : shot], duration);
}

async function send(
  url: string,
  requests: autocannon.Request[],
  duration: number,
): Promise<number> {
  const result = await autocannon({ url, connections, duration, requests });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} failed responses from ${url}`);
  return result.requests.average;
}

function varying(next: () => LoadRequest): autocannon.Request {
  return { ...next(), setupRequest: (request) => ({ ...request, ...next() }) };
}

/** The median of `times` measurements made one after another. */
export async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time++) values.push(await measure());
  return median(values);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
