import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingNames } from "./settings.ts";

const root = new URL("../../../deploy/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const setups = [
  ["compose.yaml", "haproxy.cfg"],
  ["cities/compose.yaml", "cities/haproxy.cfg"],
] as const;

/** The groups of all matches of an expression with one group. */
const findAll = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found = ""]) => found);

test.each(setups)("%s sets only settings that exist, and what %s reads", (compose, balancer) => {
  const set = findAll(read(compose), /^ +((?:ERRAND|DATABASE)_\w+):/gm);
  const readThere = findAll(read(balancer), /\$\{(\w+)\}/g);
  const known = [...settingNames.flatMap((name) => [name, `${name}_FILE`]), ...readThere];
  expect(set).not.toEqual([]);
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
  expect(readThere.filter((name) => !set.includes(name))).toEqual([]);
});

test.each(setups)("%s has each address that it or %s names, and its files", (compose, balancer) => {
  const text = read(compose);
  const services = findAll(text.split(/^services:$/m)[1] ?? "", /^ {2}([\w-]+):$/gm);
  const named = findAll(text + read(balancer), /[ "]([\w-]+):4000\b/g);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !services.includes(name))).toEqual([]);
  const mounted = findAll(text, /\.\/([\w-]+\.(?:cfg|map)):/g);
  const folder = new URL(compose, root);
  expect(mounted).not.toEqual([]);
  expect(mounted.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
});

test("each host of the cities leads to a backend of theirs", () => {
  const backends = findAll(read("cities/haproxy.cfg"), /^backend (\S+)$/gm);
  const targets = findAll(read("cities/hosts.map"), /^\S+ (\S+)$/gm);
  expect(targets).not.toEqual([]);
  expect(targets.filter((name) => !backends.includes(name))).toEqual([]);
});
