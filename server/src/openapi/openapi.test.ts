import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { endpoints } from "@errand/core/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { startTestApi } from "../testing.ts";
import { apiDocs } from "./docs.ts";

const { api } = await startTestApi();

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; content?: unknown }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
}

const source = await (await api.app.request("/api/v1/openapi.json")).text();
const document: Document = JSON.parse(source);

function operationOf(path: string): Operation | undefined {
  const [method, template] = path.split(" ") as [string, string];
  return document.paths[template]?.[method.toLowerCase()];
}

test("documents every endpoint with its operation id and path parameters", () => {
  expect(document.openapi).toBe("3.1.0");
  for (const { endpoint, name } of endpoints) {
    const operation = operationOf(endpoint.path);
    expect(operation?.operationId, endpoint.path).toBe(name);
    const inPath = operation?.parameters.filter((p) => p.in === "path").map((p) => p.name);
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  }
});

test("passes the linter of Redocly", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      "no-invalid-parameter-examples": "error",
      "operation-description": "error",
      "operation-tag-defined": "error",
      "tag-description": "error",
    },
  });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ message, location }) => [location[0]?.pointer, message])).toEqual([]);
});

test("resolves every reference to a named schema", () => {
  const references = [...source.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(references.length).toBeGreaterThan(100);
  for (const reference of references) {
    const name = reference.replace("#/components/schemas/", "");
    expect(document.components.schemas[name], reference).toBeDefined();
  }
  for (const name of Object.keys(document.components.schemas)) {
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  }
});

test("describes lists in a query as JSON, and path parameters only once", () => {
  const filter = operationOf("GET /items/latest")?.parameters.find(({ name }) => name === "filter");
  expect(filter?.content).toHaveProperty(["application/json"]);
  const body = operationOf("PUT /customer/address/{id}")?.requestBody?.content["application/json"];
  expect(body?.schema.properties).toHaveProperty("latitude");
  expect(body?.schema.properties).not.toHaveProperty("id");
});

/** A client of the generated types. */
const client = `
import type { components, operations, paths } from "./api.ts";

type Reply<Name extends keyof operations> = operations[Name]["responses"] extends {
  200: { content: { "application/json": infer Body } };
} ? Body : never;

export function nameOfChildren(category: components["schemas"]["Category"]): string[] {
  return category.childes.flatMap((child) => [child.name, ...nameOfChildren(child)]);
}
export const refundOf = (order: Reply<"trackOrder">): string | null =>
  order.refund && order.refund.customer_reason;
export const prices = (page: Reply<"listLatestItems">): number[] =>
  page.products.map(({ price }) => price);

type Placing = paths["/customer/order/place"]["post"]["requestBody"];
export const placing: NonNullable<Placing>["content"]["application/json"] = {
  order_type: "take_away",
  payment_method: "cash_on_delivery",
  store_id: 1,
  order_amount: 12.5,
};
// @ts-expect-error There is no such order type.
placing.order_type = "by_balloon";
`;

test("generates types that a client compiles with", async () => {
  const folder = await mkdtemp(join(tmpdir(), "errand-client-"));
  try {
    await writeFile(join(folder, "api.ts"), astToString(await openapiTS(source)));
    await writeFile(join(folder, "client.ts"), client);
    const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
    const options = ["--noEmit", "--strict", "--allowImportingTsExtensions"];
    const compile = promisify(execFile)(tsc, [...options, "client.ts"], { cwd: folder });
    const output = await compile.catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect(output.stdout).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("shows every endpoint on a page without scripts", async () => {
  const response = await apiDocs(api).request("/api/docs");
  const page = await response.text();
  for (const { endpoint } of endpoints) expect(page).toContain(endpoint.path.split(" ")[1]);
  expect(page).not.toContain("<script");
  const policy = response.headers.get("content-security-policy");
  for (const rule of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
    expect(policy).toContain(`${rule} 'none'`);
  }
});
