import type { CheckName, FindingState } from "@errand/core/health/health.contract";
import type { LocalizedText } from "@errand/core/language";
import type pg from "pg";
import type { CacheCounts } from "../caching/cache-counts.ts";
import type { Api } from "../requests/api.ts";

export interface HealthFinding {
  check: CheckName;
  state: FindingState;
  text: LocalizedText;
}

export interface HealthApi extends Api {
  pool: pg.Pool;
  cacheCounts: CacheCounts;
  /** What the doctor says. */
  readFindings: () => Promise<HealthFinding[]>;
}
