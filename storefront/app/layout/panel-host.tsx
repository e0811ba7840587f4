import { type LazyComponent, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import type { MessageFeature } from "@errand/ui/messages/features.ts";
import { message, withMessages } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import { type ComponentType, useSyncExternalStore } from "react";
import {
  closePanel,
  type PanelName,
  type PanelProps,
  panelStore,
  registerPanelPrefetch,
} from "../shell/panels.ts";

type Panels = { [Name in PanelName]: LazyComponent<PanelProps<Name>> };

/**
 * The component of each panel. Its messages load along with its chunk; every panel has those of
 * `ui`.
 */
const panels: Panels = {
  menu: panel(["modules", "profile"], () =>
    import("./menu-drawer.tsx").then((file) => file.MenuDrawer),
  ),
  // The receipt has the texts of the checkout.
  cart: panel(["cart", "checkout", "catalog"], () =>
    import("../cart/cart-drawer.tsx").then((file) => file.CartDrawer),
  ),
  "rental-cart": panel(["trips", "rental", "cart", "catalog", "checkout", "location"], () =>
    import("../trips/rental-cart-drawer.tsx").then((file) => file.RentalCartDrawer),
  ),
  wishlist: panel(["wishlist", "catalog"], () =>
    import("../wishlist/wishlist-drawer.tsx").then((file) => file.WishlistDrawer),
  ),
  "rental-wishlist": panel(["wishlist", "rental", "catalog"], () =>
    import("../rental/rental-wishlist-drawer.tsx").then((file) => file.RentalWishlistDrawer),
  ),
  modules: panel(["modules"], () =>
    import("../modules/modules-dialog.tsx").then((file) => file.ModulesDialog),
  ),
  location: panel(["addresses", "location"], () =>
    import("../addresses/place-panel.tsx").then((file) => file.PlacePanel),
  ),
  addresses: panel(["addresses", "location", "map"], () =>
    import("../addresses/addresses-panel.tsx").then((file) => file.AddressesPanel),
  ),
  map: panel(["location", "map"], () =>
    import("../location/map-panel.tsx").then((file) => file.MapPanel),
  ),
  "sign-in": panel(["account"], () =>
    import("../account/sign-in-dialog.tsx").then((file) => file.SignInDialog),
  ),
  "guest-or-login": panel(["account"], () =>
    import("../account/guest-or-login-dialog.tsx").then((file) => file.GuestOrLoginDialog),
  ),
  profile: panel(["profile"], () =>
    import("../profile/profile-panel.tsx").then((file) => file.ProfilePanel),
  ),
  notifications: panel(["notifications"], () =>
    import("../notifications/notifications-panel.tsx").then((file) => file.NotificationsPanel),
  ),
  logout: panel(["account"], () =>
    import("../account/logout-dialog.tsx").then((file) => file.LogoutDialog),
  ),
  "account-removed": panel(["profile"], () =>
    import("../profile/account-removed-dialog.tsx").then((file) => file.AccountRemovedDialog),
  ),
  language: panel(["shell"], () =>
    import("./language-dialog.tsx").then((file) => file.LanguageDialog),
  ),
};

function panel<Props>(
  features: MessageFeature[],
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(() => withMessages(["ui", ...features], importComponent()));
}

registerPanelPrefetch((name) => panels[name].prefetch());

/** Renders the open panel; there is one at a time. */
export function PanelHost() {
  const current = useSyncExternalStore(panelStore.subscribe, panelStore.get, () => null);
  // `openPanel` has checked the input; TypeScript cannot relate it to the component in the table.
  const panel = current && (panels[current.name] as LazyComponent<object>);
  if (!panel) return null;
  const { name, input, isOpen } = current;
  return (
    <LazyOverlay
      key={name}
      component={panel}
      isOpen={isOpen}
      props={{ open: isOpen, onClose: closePanel, input }}
      onLoadError={reportLoadError}
    />
  );
}

function reportLoadError(): void {
  closePanel();
  toast.error(message("errors", "offline"));
}
