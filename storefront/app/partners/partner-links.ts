import { useShop } from "../config/shop.ts";

/** The registrations of spec §2, whose links carry a query. */
export const storeRegistration = "/store-registration?active=active";
export const courierRegistration = "/deliveryman-registration?active=active";

export interface PartnerLink {
  /** The key of its label, under `header`. */
  label: "becomeVendor" | "becomeCourier" | "vendorPortal";
  href: string;
  /** Outside the storefront, so that the browser loads it as a document. */
  isExternal: boolean;
}

/** The links for stores and couriers, as far as the shop has each. */
export function usePartnerLinks(): PartnerLink[] {
  const { config } = useShop();
  const { toggle_store_registration, toggle_dm_registration, vendor_portal_url } = config;
  const links: (PartnerLink | false | null)[] = [
    toggle_store_registration && {
      label: "becomeVendor",
      href: storeRegistration,
      isExternal: false,
    },
    toggle_dm_registration && {
      label: "becomeCourier",
      href: courierRegistration,
      isExternal: false,
    },
    vendor_portal_url !== null && {
      label: "vendorPortal",
      href: vendor_portal_url,
      isExternal: true,
    },
  ];
  return links.filter((link): link is PartnerLink => Boolean(link));
}
