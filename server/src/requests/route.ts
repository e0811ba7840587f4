import { answersInMaintenance, type Endpoint, isPreviewable } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import type { Context } from "hono";
import { dependsOn } from "../caching/dependencies.ts";
import { anyChangeTag } from "../caching/tags.ts";
import type { Api } from "./api.ts";
import { addressOf } from "./headers.ts";
import { sendError } from "./send-error.ts";

/**
 * Registers the handler of an endpoint; what it throws becomes the contract's error response, and
 * so does maintenance.
 */
export function route(api: Api, endpoint: Endpoint, handle: (c: Context) => Promise<Response>) {
  const [method, path] = endpoint.path.split(" ") as [string, string];
  const honoPath = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const stopsInMaintenance = !answersInMaintenance(endpoint);
  const isPreviewed = isPreviewable(endpoint);
  api.served.add(endpoint.path);
  api.app.on(method, honoPath, async (c) => {
    try {
      const preview = isPreviewed ? c.req.header("X-Preview") : undefined;
      if (preview && api.readPreviewed) {
        return await api.readPreviewed(preview, c.req.raw, addressOf(c));
      }
      if (stopsInMaintenance && (await api.isInMaintenance())) throw new AppError("maintenance");
      return await handle(c);
    } catch (error) {
      // A page that goes without this response may not be cached for longer than until the next
      // change.
      dependsOn(anyChangeTag);
      return sendError(api, c, error);
    }
  });
}
