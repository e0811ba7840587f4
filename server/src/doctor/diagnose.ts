import type { CheckName } from "@errand/core/health/health.contract";
import {
  type Check,
  type Finding,
  getErrorReason,
  type Installation,
  problemInWords,
} from "./check.ts";
import { backupsCheck } from "./check-backups.ts";
import { databaseCheck, jobsCheck } from "./check-database.ts";
import { foldersCheck, nodeCheck } from "./check-machine.ts";
import { mapsCheck } from "./check-maps.ts";
import { filesCheck, mailCheck, paymentsCheck, smsCheck, tracesCheck } from "./check-services.ts";
import { settingsCheck } from "./check-settings.ts";
import { shopCheck } from "./check-shop.ts";

/** All checks, in the order of their lines. To add one, write a `Check` and name it here. */
const checks: Check[] = [
  nodeCheck,
  settingsCheck,
  foldersCheck,
  databaseCheck,
  shopCheck,
  jobsCheck,
  mailCheck,
  smsCheck,
  paymentsCheck,
  filesCheck,
  mapsCheck,
  tracesCheck,
  backupsCheck,
];

export type Line = Finding & { check: CheckName };

/** Runs all checks. One that fails unexpectedly is a problem of its subject, and the others run. */
export async function diagnose(installation: Installation): Promise<Line[]> {
  const lines = await Promise.all(
    checks.map(async ({ name, run }) => {
      const findings = await Promise.resolve()
        .then(() => run(installation))
        .catch((error: unknown) => [problemInWords(getErrorReason(error))]);
      return findings.map((finding) => ({ check: name, ...finding }));
    }),
  );
  return lines.flat();
}
