import { pino } from "pino";
import { readShop } from "../config/shop.data.ts";
import { connectGeocoder } from "../integrations/map-services/connect-geocoder.ts";
import { connectRouter } from "../integrations/map-services/connect-router.ts";
import {
  type Check,
  type Finding,
  getErrorReason,
  type Installation,
  ok,
  problem,
} from "./check.ts";
import { reach } from "./reach.ts";

const log = pino({ level: "silent" });
/** The closest zoom that every server of tiles has. */
const zoom = 12;
/** Before there is a shop: Paris, which every map of the world has. */
const anywhere = { lat: 48.8566, lng: 2.3522 };

/** Asks each configured map service once, as the shop does. */
export const mapsCheck: Check = {
  name: "maps",
  run: async (installation) => {
    const { settings } = installation;
    const geocoder = connectGeocoder(settings, log);
    const router = connectRouter(settings, log);
    const { tiles } = settings.map;
    if (!geocoder && !router && !tiles) return [];
    const { lat, lng } = await findPlace(installation);
    const findings = await Promise.all([
      geocoder && ask("ERRAND_GEOCODER_URL", () => geocoder.reverse(lat, lng, "en")),
      router &&
        ask("ERRAND_ROUTER_URL", () => router.route([lng, lat], [lng + 0.01, lat], "DRIVE")),
      tiles && checkTile(tiles.url, lat, lng),
    ]);
    return findings.filter((finding) => finding !== null);
  },
};

async function findPlace({ database }: Installation) {
  if (!database) return anywhere;
  const shop = await readShop(database.db).catch(() => null);
  return shop?.defaultLocation ?? anywhere;
}

async function ask(setting: string, call: () => Promise<unknown>): Promise<Finding> {
  try {
    await call();
    return ok("maps.fine", { setting });
  } catch (error) {
    return problem("maps.failed", { setting, reason: getErrorReason(error) });
  }
}

async function checkTile(template: string, lat: number, lng: number): Promise<Finding> {
  const answer = await reach(tileUrl(template, lat, lng), { Accept: "image/*" });
  if ("reason" in answer) return problem("maps.tiles_silent", answer);
  const type = answer.headers.get("content-type") ?? "no type";
  if (answer.status === 200 && type.startsWith("image/"))
    return ok("maps.fine", { setting: "ERRAND_TILES_URL" });
  return problem("maps.tiles_wrong", { status: String(answer.status), type });
}

/** The tile of a place in Web Mercator. */
function tileUrl(template: string, lat: number, lng: number): string {
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** zoom);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
  const parts = { z: zoom, x, y, s: "a", r: "" };
  return template.replaceAll(/\{([zxysr])\}/g, (_whole, name: keyof typeof parts) =>
    String(parts[name]),
  );
}
