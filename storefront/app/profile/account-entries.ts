import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CarFront from "lucide-react/icons/car-front";
import Coins from "lucide-react/icons/coins";
import Gift from "lucide-react/icons/gift";
import Heart from "lucide-react/icons/heart";
import LogOut from "lucide-react/icons/log-out";
import MapPinned from "lucide-react/icons/map-pinned";
import MessagesSquare from "lucide-react/icons/messages-square";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import TicketPercent from "lucide-react/icons/ticket-percent";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import { takesReferrals } from "../account/referral.ts";
import { useShop } from "../config/shop.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { useHasWishlist, useWishlistPanel } from "../wishlist/use-wishlist.ts";
import type messages from "./profile.en.json";

/** An entry of the account menu: a page, or a panel over any page. */
export type AccountEntry = {
  name: keyof (typeof messages)["entry"];
  icon: LucideIcon;
} & ({ to: string } | { panel: "wishlist" | "rental-wishlist" | "logout" });

/**
 * The entries of the account menus for a signed-in customer, in this order (spec §2, Header; spec
 * §6).
 */
export function useAccountEntries(): AccountEntry[] {
  const hasWishlist = useHasWishlist();
  const panel = useWishlistPanel();
  const { config, modules } = useShop();
  const hasTrips = modules.some(
    ({ module_type: type, status }) => type === "rental" && status === 1,
  );
  return [
    { name: "profile", icon: UserRound, to: "/profile?page=profile-settings" },
    { name: "orders", icon: ReceiptText, to: "/my-orders" },
    ...(hasTrips ? [{ name: "trips", icon: CarFront, to: "/my-trips" } as const] : []),
    { name: "addresses", icon: MapPinned, to: "/profile?page=address" },
    ...(config.customer_wallet_status === 1
      ? [{ name: "wallet", icon: Wallet, to: "/wallet" } as const]
      : []),
    ...(config.loyalty_point_status === 1
      ? [{ name: "points", icon: Coins, to: "/loyalty-points" } as const]
      : []),
    { name: "notifications", icon: Bell, to: "/notifications" },
    { name: "inbox", icon: MessagesSquare, to: inboxPath() },
    { name: "coupons", icon: TicketPercent, to: "/coupons" },
    ...(takesReferrals(config)
      ? [{ name: "referral", icon: Gift, to: "/referral-code" } as const]
      : []),
    ...(hasWishlist ? [{ name: "wishlist", icon: Heart, panel } as const] : []),
    { name: "settings", icon: Settings, to: "/settings" },
    { name: "logout", icon: LogOut, panel: "logout" },
  ];
}
