import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Config } from "@errand/core/config/config.contract";

const root = join(import.meta.dirname, "..");

/** Changes how the shop lets people sign in, as its owner would, for everybody who comes from now on. */
export async function changeLogin(login: Partial<Config["centralize_login"]>) {
  await promisify(execFile)(
    process.execPath,
    ["--import", "./quick-imports.ts", "e2e/change-login.ts", JSON.stringify(login)],
    { cwd: root, env: { ...process.env, ERRAND_DATA_DIR: process.env.ERRAND_E2E_DATA } },
  );
}
