import { AppError } from "@errand/core/errors";
import { auxiliaryPool, singleConnection } from "./database/database.ts";
import { entrySources, features } from "./features.ts";
import type { JobHandler } from "./jobs/job.ts";
import { openApiRoutes } from "./openapi/openapi.routes.ts";
import { sandboxCallbacks } from "./payments/sandbox/sandbox-callback.ts";
import { createSigner } from "./payments/sandbox/sandbox-signature.ts";
import { createPreviewReader } from "./previews/preview-reader.ts";
import { allowOrigins } from "./requests/cors.ts";
import { readLanguage } from "./requests/headers.ts";
import { resumeCalls } from "./requests/resume-calls.ts";
import { sendError } from "./requests/send-error.ts";
import { type ApiParts, type ComposedApi, createServices } from "./services.ts";

/**
 * The whole API over one database, mounted at `/api/v1`. The HTTP server, tests
 * and server-side rendering call it in the same way: `app.fetch(request, { address })`.
 */
export function createApi(parts: ApiParts): ComposedApi {
  const auxiliary = parts.auxiliary ?? auxiliaryPool(parts.pool);
  const api = composeApi({ ...parts, auxiliary });
  api.readPreviewed = createPreviewReader({
    api,
    sources: entrySources,
    connection: singleConnection(parts.pool),
    createApi: (own) => {
      const { encoder, gateways, push } = api;
      const beside = { ...auxiliary, db: own.db };
      return composeApi({ ...parts, encoder, gateways, push, ...own, auxiliary: beside });
    },
  });
  return api;
}

function composeApi(parts: ApiParts): ComposedApi {
  const api = createServices(parts, features);

  api.jobHandlers.push(resumeCalls(api));
  for (const { jobs = [] } of features) {
    api.jobHandlers.push(...jobs.flatMap((handlers) => handlers(api)));
  }
  if (parts.settings.demo) api.jobHandlers.push(demoCallbacks(api));

  api.app.use(allowOrigins(parts.settings.allowedOrigins));
  api.app.use(async (c, next) => {
    // Set before the response exists, because Hono rebuilds a response for a later header.
    c.header("Content-Language", readLanguage(c.req.raw.headers));
    c.header("X-Content-Type-Options", "nosniff");
    await next();
  });
  for (const { routes = [] } of features) {
    for (const register of routes) register(api);
  }
  openApiRoutes(api);
  api.app.all("*", (c) => sendError(api, c, new AppError("route_not_found")));
  api.app.onError((error, c) => sendError(api, c, error));
  return api;
}

/**
 * The simulator reports to this API in process, as its public URL may not be reachable from here.
 */
function demoCallbacks({ app, db, clock, settings }: ComposedApi): JobHandler {
  const deliver = (request: Request) => app.fetch(request, { address: "127.0.0.1" });
  return sandboxCallbacks({ db, clock, signer: createSigner(settings.secret), deliver });
}
