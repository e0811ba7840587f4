import pg from "pg";
import { afterAll, expect } from "vitest";
import { findStatementProblem } from "./testing-statements.ts";

/**
 * Looks at every statement that the tests send, whoever sends it: all travel through a connection
 * of the driver. A file with one that other engines refuse fails.
 */
const seen = new Set<string>();
const problems: string[] = [];

function check(text: string) {
  if (seen.has(text)) return;
  seen.add(text);
  const problem = findStatementProblem(text);
  if (problem) problems.push(`${problem}\n${text}`);
}

const watched = Symbol.for("errand.statements");
const connection: pg.Connection & { [watched]?: typeof check } = pg.Connection.prototype;
const { parse, query } = connection;
if (!connection[watched]) {
  connection.parse = function (config, more) {
    connection[watched]?.(config.text);
    return parse.call(this, config, more);
  };
  connection.query = function (text) {
    connection[watched]?.(text);
    return query.call(this, text);
  };
}
// Test files of one worker share the driver, and each has this module anew.
connection[watched] = check;

afterAll(() => {
  expect(problems.splice(0), "statements that other engines refuse").toEqual([]);
});
