import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@errand/core/contract";
import { errors, features } from "@errand/core/errors";
import { languages } from "@errand/core/language";
import { translationProblems, unusedKeys } from "@errand/core/testing-messages";
import { expect, test } from "vitest";
import * as z from "zod";
import { type MessageFile, messageIn, messageInAll, serverMessages } from "./messages.ts";

const files = Object.keys(serverMessages.en) as MessageFile[];
const { singular, plural } = serverMessages.en.validation.fields;

async function sourceCode(): Promise<string> {
  const root = join(import.meta.dirname, "../../..");
  const texts: string[] = [];
  for await (const file of glob("{core,server}/src/**/*.ts", { cwd: root })) {
    if (!/\.test\.ts$|\/errors\.ts$/.test(file))
      texts.push(await readFile(join(root, file), "utf8"));
  }
  return texts.join("\n");
}

/**
 * Names of parameters, `parent/name` of nested ones, and values to choose from, of all endpoints.
 */
function namesInContracts(): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown, parent: string) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "properties") {
        for (const [name, schema] of Object.entries(value)) {
          names.add(name).add(`${parent}/${name}`);
          visit(schema, name);
        }
      } else if (key === "enum") for (const option of value) names.add(option);
      else if (key === "const") names.add(value);
      else visit(value, parent);
    }
  };
  for (const { endpoint } of endpoints) {
    visit(z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }), "");
  }
  return names;
}

test.each(files)("%s has the same keys and placeholders in English and in French", (file) => {
  expect(translationProblems(serverMessages.en[file], serverMessages.fr[file])).toEqual([]);
});

test("every message is named in the source code", async () => {
  const source = await sourceCode();
  expect(files.flatMap((file) => unusedKeys(serverMessages.en[file], source))).toEqual([]);
});

test("every error has a message, and every message an error", () => {
  const ofFeatures = features.map((feature) => `feature_off_${feature}`);
  expect(Object.keys(serverMessages.en.errors).sort()).toEqual(
    [...Object.keys(errors), ...ofFeatures].sort(),
  );
});

test("every name of a parameter or an option is one of a contract", () => {
  const known = namesInContracts();
  const named = [singular, plural, serverMessages.en.validation.options].flatMap(Object.keys);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each(languages)("fills in the values of a message: %s", (language) => {
  expect(messageIn(language, "cart", "quantity_reduced", { item: "Rye loaf" })).toMatch(
    /^Rye loaf\s?: \p{Ll}/u,
  );
});

test("writes a message in every language, where none is known", () => {
  expect(messageInAll(" / ", "http", "unavailable")).toBe(
    "Please try again soon. / Veuillez réessayer bientôt.",
  );
});
