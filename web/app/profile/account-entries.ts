import {
  Heart,
  LogOut,
  type LucideIcon,
  MapPinned,
  ReceiptText,
  Settings,
  TicketPercent,
  UserRound,
} from "lucide-react";
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
