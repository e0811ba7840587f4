import { isPermitted, type Permission } from "@errand/core/principals";
import { type LazyComponent, lazyComponent } from "@errand/ui/lazy-component.tsx";
import type { MessageKey } from "@errand/ui/messages/features.ts";
import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Clock from "lucide-react/icons/clock";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings2 from "lucide-react/icons/settings-2";
import Star from "lucide-react/icons/star";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ComponentType } from "react";
import type { StaffMember } from "../../console/staff-api.ts";
import { MenuTitle } from "./menu/menu-title.tsx";

/** A part of the back office, at `/vendor/office/<path>`. */
export interface Section {
  path: string;
  name: MessageKey<"office"> & `section.${string}`;
  /** The name, where it depends on the store. */
  title?: ComponentType;
  icon: LucideIcon;
  /** Who may not read it does not see it. */
  permission: Permission;
  screen: LazyComponent<object>;
}

/** In the order of the menu. */
const sections: readonly Section[] = [
  {
    path: "today",
    name: "section.today",
    icon: LayoutDashboard,
    permission: "figures",
    screen: lazyComponent(() => import("./today/today-page.tsx").then((file) => file.TodayPage)),
  },
  {
    path: "orders",
    name: "section.orders",
    icon: ReceiptText,
    permission: "orders",
    screen: lazyComponent(() => import("./orders/orders-page.tsx").then((file) => file.OrdersPage)),
  },
  {
    path: "menu",
    name: "section.menu",
    title: MenuTitle,
    icon: BookOpen,
    permission: "catalogue",
    screen: lazyComponent(() => import("./menu/menu-page.tsx").then((file) => file.MenuPage)),
  },
  {
    path: "hours",
    name: "section.hours",
    icon: Clock,
    permission: "settings",
    screen: lazyComponent(() => import("./hours/hours-page.tsx").then((file) => file.HoursPage)),
  },
  {
    path: "offers",
    name: "section.offers",
    icon: TicketPercent,
    permission: "marketing",
    screen: lazyComponent(() => import("./offers/offers-page.tsx").then((file) => file.OffersPage)),
  },
  {
    path: "reviews",
    name: "section.reviews",
    icon: Star,
    permission: "reviews",
    screen: lazyComponent(() =>
      import("./reviews/reviews-page.tsx").then((file) => file.ReviewsPage),
    ),
  },
  {
    path: "money",
    name: "section.money",
    icon: Wallet,
    permission: "payouts",
    screen: lazyComponent(() => import("./money/money-page.tsx").then((file) => file.MoneyPage)),
  },
  {
    path: "staff",
    name: "section.staff",
    icon: Users,
    permission: "staff",
    screen: lazyComponent(() => import("./staff/staff-page.tsx").then((file) => file.StaffPage)),
  },
  {
    path: "settings",
    name: "section.settings",
    icon: Settings2,
    permission: "settings",
    screen: lazyComponent(() =>
      import("./settings/settings-page.tsx").then((file) => file.SettingsPage),
    ),
  },
];

/** The sections that a member of the staff may read. */
export function sectionsFor(member: StaffMember): readonly Section[] {
  return sections.filter(({ permission }) => isPermitted(member, permission, true));
}
