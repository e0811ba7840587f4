import { endpoints } from "@errand/core/contract";
import type { Endpoint } from "@errand/core/endpoint";
import { getErrorCode, getErrorStatus } from "@errand/core/errors";
import { html } from "hono/html";
import * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import { schemaNames } from "./schema-names.ts";
import { whoCalls } from "./who-calls.ts";

type Markup = ReturnType<typeof html>;

/**
 * Renders the API documentation as HTML: every served endpoint with its input, response and errors.
 */
export function apiPage(served: Set<string>): Markup {
  const features = Map.groupBy(
    endpoints.filter(({ endpoint }) => served.has(endpoint.path)),
    ({ feature }) => feature,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Errand API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>Errand API</h1>
          <p>
            Paths are relative to <code>/api/v1</code>. The OpenAPI 3.1 document is
            <a href="/api/v1/openapi.json">openapi.json</a>.
          </p>
          <nav>${[...features.keys()].map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
        </header>
        <main>
          ${[...features].map(
            ([name, list]) => html`<section id="${name}">
              <h2>${name}</h2>
              ${list.map(({ endpoint }) => article(endpoint))}
            </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function article(endpoint: Endpoint): Markup {
  const [method, path] = endpoint.path.split(" ");
  const needs = [
    ...(endpoint.needs ?? []).map((header) => `${header}Id header`),
    ...(endpoint.keyRequired ? ["Idempotency-Key"] : []),
  ];
  return html`<details>
    <summary><b class="${method}">${method}</b> <code>${path}</code> <span>${endpoint.about}</span></summary>
    <p>${whoCalls(endpoint.allow)} ${needs.length > 0 ? `Needs: ${needs.join(", ")}. ` : ""}Responds with ${endpoint.status ?? 200}${endpoint.stream ? " as a stream of events" : ""}.${endpoint.rateLimit ? ` Counts towards the limit of ${endpoint.rateLimit}.` : ""}</p>
    <h3>Input</h3>
    <pre>${toShape(endpoint.input, "input")}</pre>
    <h3>Response</h3>
    <pre>${toShape(endpoint.reply, "output")}</pre>
    ${
      endpoint.errors.length > 0
        ? html`<h3>Errors</h3>
            <ul>
              ${endpoint.errors.map(
                (key) =>
                  html`<li>${getErrorStatus(key)} <code>${getErrorCode(key)}</code> ${messageIn("en", "errors", key)}</li>`,
              )}
            </ul>`
        : ""
    }
  </details>`;
}

function toShape(schema: z.ZodType, io: "input" | "output"): string {
  const json = z.toJSONSchema(schema, { io, metadata: schemaNames, unrepresentable: "any" });
  return JSON.stringify(
    json,
    (key, value) => (key === "$schema" || key === "additionalProperties" ? undefined : value),
    2,
  );
}

export const apiPageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav a { margin-inline-end: 0.75rem; }
details { border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
summary { cursor: pointer; padding: 0.5rem 0; }
summary span { opacity: 0.75; }
b { display: inline-block; min-width: 4rem; }
pre { overflow: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 6%, transparent); font-size: 0.85rem; }
`;
