import type { Log } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import type { Geocoder } from "./geocoder.ts";
import { connectMapService } from "./map-service.ts";
import { isPublicNominatim, nominatim } from "./nominatim.ts";
import { photon } from "./photon.ts";

/**
 * The service that `ERRAND_GEOCODER_URL` names; null without one. `away` has its host while it does
 * not answer.
 */
export function connectGeocoder(
  { geocoder, url: shopUrl }: Pick<Settings, "geocoder" | "url">,
  log: Log,
  away = new Set<string>(),
): Geocoder | null {
  if (!geocoder) return null;
  const { kind, url } = geocoder;
  const isPublic = kind === "nominatim" && isPublicNominatim(url);
  const call = connectMapService({ url, shopUrl, log, away, perSecond: isPublic ? 1 : null });
  return kind === "photon" ? photon(call) : nominatim(call, { isPublic });
}
