import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

const port = Number(process.env.ERRAND_E2E_PORT ?? 4190);
// A shop that is open already is taken as it is: quicker while a journey is being written.
const open = process.env.ERRAND_E2E_URL;
// In the place of Google and of Facebook.
const providerPort = port + 1;
const issuer = `http://127.0.0.1:${providerPort}`;
const facebook = `http://127.0.0.1:${providerPort + 1}`;
const baseURL = open ?? `http://127.0.0.1:${port}`;
// Read again by each worker process, which must find what the first one chose.
if (!open && process.env.ERRAND_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "errand-e2e-"));
  process.env.ERRAND_E2E_DATA = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
process.env.ERRAND_E2E_BROWSER ??= findBrowser();

/** Journeys of customers, in a real browser, against the whole process on a town of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Two are at work while one waits for a courier.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: what passes at its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI
    ? [["list"], ["json", { outputFile: "../test-results/e2e.json" }]]
    : "list",
  use: {
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.ERRAND_E2E_BROWSER,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // The longest journey first, so that nobody waits for it alone at the end.
  projects: [
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } },
      testMatch: "dinner.spec.ts",
    },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
      testIgnore: "verified-sign-up.spec.ts",
    },
    // Changes how everybody signs up, so it comes when nobody else is there.
    {
      name: "alone",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
      testMatch: "verified-sign-up.spec.ts",
      dependencies: ["phone", "desktop"],
    },
  ],
  webServer: open
    ? undefined
    : [
        {
          command: `node --import ./quick-imports.ts e2e/providers.ts ${providerPort} ${baseURL}/sign-in/return`,
          cwd: "..",
          url: `${issuer}/.well-known/openid-configuration`,
          gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
        },
        {
          command: "npm start --prefix ..",
          url: `${baseURL}/readyz`,
          timeout: 180_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
          env: {
            PORT: String(port),
            ERRAND_DATA_DIR: process.env.ERRAND_E2E_DATA ?? "",
            ERRAND_LOG: "warn",
            // A courier needs half a minute instead of two.
            ERRAND_DEMO_SPEED: "5",
            ERRAND_PROXIES: "1",
            ERRAND_REQUESTS_PER_MINUTE: "100000",
            ERRAND_GOOGLE_ISSUER: issuer,
            ERRAND_GOOGLE_CLIENT_ID: "errand-storefront",
            ERRAND_FACEBOOK_APP_ID: "errand-app",
            ERRAND_FACEBOOK_APP_SECRET: "a secret of the journeys",
            ERRAND_FACEBOOK_URL: facebook,
            ERRAND_FACEBOOK_GRAPH_URL: facebook,
          },
        },
      ],
});
