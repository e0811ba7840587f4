// Prints how long the test files took, by folder and the longest ones, and the longest end-to-end
// tests: `node .ci/slowest.js <report of vitest> <report of Playwright>`.
import { readFileSync } from "node:fs";
import { relative } from "node:path";

const [vitest, playwright] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file)));

/** Prints the ten longest of named durations. */
function print(title, entries) {
  const sum = entries.reduce((total, [, ms]) => total + ms, 0);
  say(`-- ${title}: ${entries.length}, ${seconds(sum)} one after another; the longest:`);
  for (const [name, ms] of entries.toSorted((a, b) => b[1] - a[1]).slice(0, 10)) {
    say(`${seconds(ms).padStart(8)}  ${name}`);
  }
}

const say = (line) => process.stdout.write(`${line}\n`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Sums durations by the first folder of their names. */
function byFolder(entries) {
  const sums = new Map();
  for (const [name, ms] of entries) {
    const folder = name.includes("/") ? name.split("/")[0] : "*.test.ts";
    sums.set(folder, (sums.get(folder) ?? 0) + ms);
  }
  return [...sums];
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => [
      `${file}: ${title}`,
      results.reduce((total, { duration }) => total + duration, 0),
    ]),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

const files = vitest.testResults.map(({ name, startTime, endTime }) => [
  relative(process.cwd(), name),
  endTime - startTime,
]);
print("test files by folder", byFolder(files));
print("test files", files);
print("end-to-end tests", testsOf(playwright));
