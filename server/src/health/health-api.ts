import type { FindingState } from "@errand/core/health/health.contract";
import type pg from "pg";
import type { CacheCounts } from "../caching/cache-counts.ts";
import type { Api } from "../requests/api.ts";

export interface HealthFinding {
  check: string;
  state: FindingState;
  text: string;
}

export interface HealthApi extends Api {
  pool: pg.Pool;
  cacheCounts: CacheCounts;
  /** What the doctor says. */
  readFindings: () => Promise<HealthFinding[]>;
}
