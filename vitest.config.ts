import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { hashOfTown, hasTownPassed, rememberTown } from "./testing-town.ts";

const failOnConsoleError = "./vitest.setup.ts";
const isNpmTest = process.env.npm_lifecycle_event === "test";
const townHash = isNpmTest ? hashOfTown() : null;

export default defineConfig({
  test: {
    // Left alone, a machine of two cores would work with one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Test files of one worker share its process and the modules it has loaded: docs/testing.md.
    isolate: false,
    // A busy machine may stall for many seconds; a limit only ends a test that hangs.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    ...(townHash && { reporters: ["default", rememberTown(townHash)] }),
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          include: ["core/src/**/*.test.ts", "bench/dispatch/**/*.test.ts"],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          execArgv: ["--import", "./quick-imports.ts"],
          include: ["server/src/**/*.test.ts", "demo/src/**/*.test.ts", "*.test.ts"],
          globalSetup: ["server/src/database/testing.setup.ts"],
          setupFiles: [failOnConsoleError, "server/src/database/testing-statements.setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "town",
          // `npm test` leaves them out while what they test is what has passed: ARCHITECTURE.md,
          // "Tests".
          include: townHash && hasTownPassed(townHash) ? [] : ["town/src/**/*.test.ts"],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["{ui/src,client/src,storefront/app,consoles/src}/**/*.test.ts"],
          exclude: ["**/*.dom.test.ts"],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "components",
          // What a component still does after its test (retries, timers) must not meet the next
          // file: each has a context of its own, which takes half the time of a process of its own.
          isolate: true,
          pool: "vmForks",
          // The contexts of earlier files stay in memory until the process is replaced.
          vmMemoryLimit: "1GB",
          execArgv: ["--import", "./quick-imports.ts"],
          include: [
            "{ui/src,client/src,storefront/app,consoles/src}/**/*.test.tsx",
            "{ui/src,client/src,storefront/app,consoles/src}/**/*.dom.test.ts",
          ],
          environment: "jsdom",
          setupFiles: [failOnConsoleError, "./ui/src/testing/setup.ts"],
        },
      },
    ],
  },
});
