import autocannon from "autocannon";
import { onLoadCore } from "./processes.ts";

const connections = 16;
const runs = 3;
const warmUpSeconds = 2;
const runSeconds = 3;

export interface Shot {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Requests a second with 16 connections, the median of three runs after one to warm up. Every
 * answer must be good: one that is not ends the bench. A function gives each request its own shot.
 */
export function rate(url: string, shot: Shot | (() => Shot)): Promise<number> {
  return onLoadCore(async () => {
    await fire(url, shot, warmUpSeconds);
    return medianOf(runs, () => fire(url, shot, runSeconds));
  });
}

async function fire(url: string, shot: Shot | (() => Shot), duration: number): Promise<number> {
  const request = typeof shot === "function" ? changing(shot) : shot;
  const result = await autocannon({ url, connections, duration, requests: [request] });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} bad answers from ${url}`);
  return result.requests.average;
}

function changing(next: () => Shot): autocannon.Request {
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
