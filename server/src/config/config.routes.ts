import {
  getAbout,
  getCancellation,
  getConfig,
  getLanding,
  getPrivacy,
  getRefund,
  getShipping,
  getTerms,
} from "@errand/core/config/config.contract";
import { AppError } from "@errand/core/errors";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import { serve } from "../requests/serve.ts";
import type { Installation } from "./available-login.ts";
import { type ConfigSources, readConfig, readLanding, readPage } from "./config.data.ts";
import type { PaymentMethods, ShopApi, ShopSettings } from "./shop.ts";

const pageEndpoints = [
  [getTerms, "terms", null],
  [getPrivacy, "privacy", null],
  [getAbout, "about", null],
  [getRefund, "refund", "refund"],
  [getShipping, "shipping", "shipping"],
  [getCancellation, "cancellation", "cancellation"],
] as const;

export function configRoutes(
  api: ShopApi & Installation & ConfigSources & { gateways: PaymentMethods },
) {
  const { url, demo } = api.settings;

  serve(api, getConfig, async (_input, { db, language }) => {
    // The picture of shared links follows the most popular items by the minute.
    dependsOn(settingsTag);
    return readConfig(db, {
      sources: api,
      settings: await api.shop(),
      language,
      url,
      demo,
      installation: api,
      gateways: api.gateways,
    });
  });

  serve(api, getLanding, async (_input, { db, language }) => {
    dependsOn(settingsTag);
    const landing = await readLanding(db, { readModules: api.readModules, language, url });
    if (!landing) throw new AppError("unavailable");
    return landing;
  });

  for (const [endpoint, key, policy] of pageEndpoints) {
    serve(api, endpoint, async (_input, { db, language }) => {
      dependsOn(settingsTag);
      const page = isOffered(await api.shop(), policy) ? await readPage(db, key, language) : null;
      if (!page) throw new AppError("page_not_found");
      return page;
    });
  }
}

/** A policy page is offered only while the shop has that policy. */
function isOffered(settings: ShopSettings, policy: keyof ShopSettings["policies"] | null): boolean {
  return policy === null || settings.policies[policy];
}
