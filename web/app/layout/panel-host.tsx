import { useSyncExternalStore } from "react";
import { message } from "../messages/messages.browser.ts";
import {
  closePanel,
  currentPanel,
  type PanelName,
  type PanelProps,
  providePanels,
} from "../shell/panels.ts";
import { OnDemand, onDemand, type Part } from "../ui/on-demand.tsx";
import { toast } from "../ui/toast.ts";

type Panels = { [Name in PanelName]?: Part<PanelProps<Name>> };

/** A feature adds its panel here. */
const panels: Panels = {
  menu: onDemand(() => import("./menu-drawer.tsx").then((file) => file.MenuDrawer)),
  cart: onDemand(() => import("../cart/cart-drawer.tsx").then((file) => file.CartDrawer)),
  wishlist: onDemand(() => import("../wishlist/wishlist-drawer.tsx").then((f) => f.WishlistDrawer)),
  modules: onDemand(() => import("../modules/modules-dialog.tsx").then((f) => f.ModulesDialog)),
  location: onDemand(() => import("../addresses/place-panel.tsx").then((f) => f.PlacePanel)),
  addresses: onDemand(() =>
    import("../addresses/addresses-panel.tsx").then((f) => f.AddressesPanel),
  ),
  map: onDemand(() => import("../location/map-panel.tsx").then((f) => f.MapPanel)),
  "sign-in": onDemand(() => import("../account/sign-in-dialog.tsx").then((f) => f.SignInDialog)),
  "guest-or-login": onDemand(() =>
    import("../account/guest-or-login-dialog.tsx").then((f) => f.GuestOrLoginDialog),
  ),
  profile: onDemand(() => import("../profile/profile-panel.tsx").then((f) => f.ProfilePanel)),
  logout: onDemand(() => import("../account/logout-dialog.tsx").then((f) => f.LogoutDialog)),
  language: onDemand(() => import("./language-dialog.tsx").then((file) => file.LanguageDialog)),
};

providePanels(
  Object.fromEntries(Object.entries(panels).map(([name, part]) => [name, part.preload])),
);

/** Where panels are drawn: one at a time, over any page. */
export function PanelHost() {
  const current = useSyncExternalStore(currentPanel.subscribe, currentPanel.get, () => null);
  // Each part takes its own input, which `openPanel` has checked; together they cannot be told apart.
  const part = current && (panels[current.name] as Part<object> | undefined);
  if (!part) return null;
  const { name, input, isOpen } = current;
  return (
    <OnDemand
      key={name}
      part={part}
      isOpen={isOpen}
      props={{ open: isOpen, onClose: closePanel, input }}
      onFault={sayThatItFailed}
    />
  );
}

function sayThatItFailed(): void {
  closePanel();
  toast.error(message("shell", "connection.offline"));
}
