import { useSyncExternalStore } from "react";
import { message } from "../messages/messages.browser.ts";
import {
  closePanel,
  currentPanel,
  type PanelName,
  type PanelProps,
  providePanels,
} from "../shell/panels.ts";
import { type LazyComponent, lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { toast } from "../ui/toast.ts";

type Panels = { [Name in PanelName]?: LazyComponent<PanelProps<Name>> };

/** A feature adds its panel here. */
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

providePanels(
  Object.fromEntries(Object.entries(panels).map(([name, panel]) => [name, panel.prefetch])),
);

/** Where panels are drawn: one at a time, over any page. */
export function PanelHost() {
  const current = useSyncExternalStore(currentPanel.subscribe, currentPanel.get, () => null);
  // `openPanel` has checked the input of this panel; the type of the table cannot tell which one it is.
  const panel = current && (panels[current.name] as LazyComponent<object> | undefined);
  if (!panel) return null;
  const { name, input, isOpen } = current;
  return (
    <LazyOverlay
      key={name}
      component={panel}
      isOpen={isOpen}
      props={{ open: isOpen, onClose: closePanel, input }}
      onLoadError={sayThatItFailed}
    />
  );
}

function sayThatItFailed(): void {
  closePanel();
  toast.error(message("shell", "connection.offline"));
}
