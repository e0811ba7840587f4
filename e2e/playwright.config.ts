import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser, findLightBrowser } from "./find-browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
// Not one of the ports that `fetch` refuses: the shop asks its simulated sign-in providers.
const port = Number(process.env.ERRAND_E2E_PORT ?? 4200);
// Tests against a shop that is already running, which is faster while writing a test.
const runningShop = process.env.ERRAND_E2E_URL;
const baseURL = runningShop ?? `http://127.0.0.1:${port}`;
// Each worker process loads this file again and must get the folder of the first.
if (!runningShop && process.env.ERRAND_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "errand-e2e-"));
  process.env.ERRAND_E2E_DATA = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/**
 * End-to-end tests in Chromium against a whole shop, which the run starts on an empty data folder.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // A busy machine may stall for many seconds; a limit only ends a test that hangs.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // One of them often waits for the courier of an order.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds. A test that passes on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI
    ? [["list"], ["json", { outputFile: "../test-results/e2e.json" }]]
    : "list",
  use: {
    baseURL,
    // End what waits for what never comes before the limit of a slow test.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Its requests would bypass the routes of the tests.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findLightBrowser(), args: browserArguments },
  },
  // The longest test starts first, so that no worker waits for it at the end.
  projects: [
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } },
      testMatch: "guest-order.spec.ts",
    },
    {
      name: "desktop",
      use: desktop,
      testIgnore: ["guest-order.spec.ts", "push.spec.ts"],
    },
    {
      name: "notifications",
      use: {
        ...desktop,
        launchOptions: { executablePath: findBrowser(), args: browserArguments },
      },
      testMatch: "push.spec.ts",
    },
  ],
  webServer: runningShop
    ? undefined
    : {
        command: "npm start",
        cwd: root,
        url: `${baseURL}/readyz`,
        timeout: 180_000,
        // What it logs explains an error in the browser's console.
        stdout: "pipe",
        gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
        env: {
          PORT: String(port),
          ERRAND_DATA_DIR: process.env.ERRAND_E2E_DATA ?? "",
          ERRAND_LOG: "error",
          // Shortens a delivery from two minutes to half a minute.
          ERRAND_DEMO_SPEED: "5",
          ERRAND_PROXIES: "1",
          ERRAND_REQUESTS_PER_MINUTE: "100000",
          // All tests order from one address.
          ERRAND_UNPAID_ORDERS: "0",
        },
      },
});
