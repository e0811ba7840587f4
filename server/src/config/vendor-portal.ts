import type { ShopSettings } from "./shop.ts";

/** Returns where stores sign in: the console of this installation unless the shop has another. */
export function getVendorPortal({ vendorPortalUrl }: ShopSettings, url: string): string {
  return vendorPortalUrl ?? `${url}/vendor`;
}
