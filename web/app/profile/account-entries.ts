import type { LucideIcon } from "lucide-react";
import Heart from "lucide-react/icons/heart";
import LogOut from "lucide-react/icons/log-out";
import MapPinned from "lucide-react/icons/map-pinned";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import TicketPercent from "lucide-react/icons/ticket-percent";
import UserRound from "lucide-react/icons/user-round";
import { useHasWishlist } from "../wishlist/wishlist.queries.ts";
import type words from "./profile.en.json";

/** One thing in the account: a page, or a panel over any page. */
export type AccountEntry = {
  name: keyof (typeof words)["entry"];
  icon: LucideIcon;
} & ({ to: string } | { panel: "wishlist" | "logout" });

/** What who is signed in finds in the menus of the account (spec §2, Header), in this order. */
export function useAccountEntries(): AccountEntry[] {
  const hasWishlist = useHasWishlist();
  return [
    { name: "profile", icon: UserRound, to: "/profile?page=profile-settings" },
    { name: "orders", icon: ReceiptText, to: "/my-orders" },
    { name: "addresses", icon: MapPinned, to: "/profile?page=address" },
    { name: "coupons", icon: TicketPercent, to: "/coupons" },
    ...(hasWishlist ? [{ name: "wishlist", icon: Heart, panel: "wishlist" } as const] : []),
    { name: "settings", icon: Settings, to: "/settings" },
    { name: "logout", icon: LogOut, panel: "logout" },
  ];
}
