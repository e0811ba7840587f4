import { Counter } from "prom-client";

/** How often a cache had what was asked for, and how often not. */
export interface CacheCount {
  hits: number;
  misses: number;
}

/** The counts of the caches of a process, by their names. */
export type CacheCounts = Map<string, CacheCount>;

/** Counts a cache from now on; `name` labels its metrics. */
export function countCache(counts: CacheCounts, name: string): CacheCount {
  const count = counts.get(name) ?? { hits: 0, misses: 0 };
  counts.set(name, count);
  return count;
}

/**
 * Adds the counts up when metrics are read, because a cache is read more often than a counter can
 * be labelled cheaply.
 */
export function createCacheMetrics(counts: CacheCounts): Counter[] {
  const reads = new Counter({
    name: "cache_reads_total",
    help: "Reads of the caches of this process, by whether they had the value",
    labelNames: ["cache", "outcome"],
    registers: [],
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of counts) {
        this.inc({ cache, outcome: "hit" }, hits);
        this.inc({ cache, outcome: "miss" }, misses);
      }
    },
  });
  return [reads];
}
