import { useSyncExternalStore } from "react";
import { message } from "../messages/messages.browser.ts";
import {
  closePanel,
  type PanelName,
  type PanelProps,
  panelStore,
  registerPanelPrefetch,
} from "../shell/panels.ts";
import { type LazyComponent, lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { toast } from "../ui/toast.ts";

type Panels = { [Name in PanelName]: LazyComponent<PanelProps<Name>> };

/** The component of each panel. */
const panels: Panels = {
  menu: lazyComponent(() => import("./menu-drawer.tsx").then((file) => file.MenuDrawer)),
  cart: lazyComponent(() => import("../cart/cart-drawer.tsx").then((file) => file.CartDrawer)),
  wishlist: lazyComponent(() =>
    import("../wishlist/wishlist-drawer.tsx").then((f) => f.WishlistDrawer),
  ),
  modules: lazyComponent(() =>
    import("../modules/modules-dialog.tsx").then((f) => f.ModulesDialog),
  ),
  location: lazyComponent(() => import("../addresses/place-panel.tsx").then((f) => f.PlacePanel)),
  addresses: lazyComponent(() =>
    import("../addresses/addresses-panel.tsx").then((f) => f.AddressesPanel),
  ),
  map: lazyComponent(() => import("../location/map-panel.tsx").then((f) => f.MapPanel)),
  "sign-in": lazyComponent(() =>
    import("../account/sign-in-dialog.tsx").then((f) => f.SignInDialog),
  ),
  "guest-or-login": lazyComponent(() =>
    import("../account/guest-or-login-dialog.tsx").then((f) => f.GuestOrLoginDialog),
  ),
  profile: lazyComponent(() => import("../profile/profile-panel.tsx").then((f) => f.ProfilePanel)),
  logout: lazyComponent(() => import("../account/logout-dialog.tsx").then((f) => f.LogoutDialog)),
  language: lazyComponent(() =>
    import("./language-dialog.tsx").then((file) => file.LanguageDialog),
  ),
};

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
  toast.error(message("shell", "connection.offline"));
}
