import type { Log } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import { connectMapService } from "./map-service.ts";
import { osrm } from "./osrm.ts";
import type { Router } from "./router.ts";
import { valhalla } from "./valhalla.ts";

/**
 * The service that `ERRAND_ROUTER_URL` names; null without one. `away` has its host while it does
 * not answer.
 */
export function connectRouter(
  { router, url: shopUrl }: Pick<Settings, "router" | "url">,
  log: Log,
  away = new Set<string>(),
): Router | null {
  if (!router) return null;
  const call = connectMapService({ url: router.url, shopUrl, log, away });
  return router.kind === "osrm"
    ? osrm(call, router.profile ?? "driving")
    : valhalla(call, router.profile ?? "auto");
}
