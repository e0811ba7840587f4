import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: { test: string };
};

/**
 * Runs the script of `npm test` with programs in place of the test runners that print their name
 * and end with a code.
 */
function runScript(codes: { vitest: number; playwright: number }) {
  const programs = mkdtempSync(join(tmpdir(), "errand-npm-test-"));
  onTestFinished(() => rmSync(programs, { recursive: true }));
  for (const [name, code] of Object.entries(codes)) {
    const file = join(programs, name);
    writeFileSync(file, `#!/bin/sh\necho ${name}\nexit ${code}\n`);
    chmodSync(file, 0o755);
  }
  const { status, stdout } = spawnSync("/bin/sh", ["-c", scripts.test], {
    env: { PATH: programs },
    encoding: "utf8",
  });
  return { ran: stdout.trim().split("\n"), passed: status === 0 };
}

test.each([
  [{ vitest: 0, playwright: 0 }, true],
  [{ vitest: 1, playwright: 0 }, false],
  [{ vitest: 0, playwright: 1 }, false],
  [{ vitest: 1, playwright: 1 }, false],
])("npm test runs unit and end-to-end tests, and passes if both do: %o", (codes, passed) => {
  expect(runScript(codes)).toEqual({ ran: ["vitest", "playwright"], passed });
});
