import { pageLoad } from "@errand/client/page-load.ts";
import { call } from "../api/call.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { endPreview, keepBeforePreview } from "../visitor/before-preview.ts";
import { store } from "../visitor/storage.ts";

const lifetimeMs = 30 * 60_000;

/**
 * Opens the shop as a preview of the desk shows it: at its moment, and in its zone, module and
 * language. Rejects for a preview that has ended.
 */
export async function startPreview(token: string): Promise<void> {
  const now = Date.now();
  // The request below names it as well.
  store("preview", {
    ...{ token, at: new Date(now).toISOString(), expires: now + lifetimeMs },
    ...{ zone: null, language: null },
  });
  const { at, expires_at, zone, module, language } = await call("GET /preview").catch((error) => {
    endPreview();
    throw error;
  });
  store("preview", {
    ...{ token, at, expires: Date.parse(expires_at), language },
    zone: zone?.display_name ?? null,
  });
  keepBeforePreview();
  if (zone) {
    store("zoneid", [zone.id]);
    store("currentLatLng", { lat: zone.latitude, lng: zone.longitude });
    store("location", zone.display_name);
  }
  if (module) chooseModule(module);
  if (language) store("language-setting", language);
  pageLoad.open("/home");
}
