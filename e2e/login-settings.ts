import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Config } from "@errand/core/config/config.contract";

const root = join(import.meta.dirname, "..");

/** Changes the shop's sign-in settings in its database, which takes effect for all later requests. */
export async function changeLoginSettings(login: Partial<Config["centralize_login"]>) {
  await promisify(execFile)(
    process.execPath,
    ["--import", "./quick-imports.ts", "e2e/change-login-settings.ts", JSON.stringify(login)],
    { cwd: root, env: { ...process.env, ERRAND_DATA_DIR: process.env.ERRAND_E2E_DATA } },
  );
}
