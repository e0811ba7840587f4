import { endpoints } from "@errand/core/contract";
import { expect, test } from "vitest";
import { startTestApi } from "../testing.ts";
import { apiDocs } from "./docs.ts";

const { api } = await startTestApi();

test("the document names every endpoint with its parameters, replies and refusals", async () => {
  const response = await api.app.request("/api/v1/openapi.json");
  const document = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  for (const { endpoint } of endpoints) {
    const [method, path] = endpoint.path.split(" ") as [string, string];
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, endpoint.path).toBeDefined();
    const inPath = operation?.parameters.filter((one) => one.in === "path").map((one) => one.name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  }
});

test("the page shows every endpoint and runs no script", async () => {
  const response = await apiDocs(api).request("/api/docs");
  const page = await response.text();
  for (const { endpoint } of endpoints) expect(page).toContain(endpoint.path.split(" ")[1]);
  expect(page).not.toContain("<script");
  const policy = response.headers.get("content-security-policy");
  for (const rule of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
    expect(policy).toContain(`${rule} 'none'`);
  }
});
