import type { StaffKind } from "@errand/core/principals";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import type { MessageKey } from "@errand/ui/messages/features.ts";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import Car from "lucide-react/icons/car";
import Clock from "lucide-react/icons/clock";
import IdCard from "lucide-react/icons/id-card";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessagesSquare from "lucide-react/icons/messages-square";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings2 from "lucide-react/icons/settings-2";
import Star from "lucide-react/icons/star";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ComponentType } from "react";
import { isSectionFor, type Section } from "../../console/office/section.ts";
import type { StaffMember } from "../../console/staff-api.ts";
import { MenuTitle } from "./menu/menu-title.tsx";

/** A part of the back office, at `/vendor/office/<path>`. */
interface StoreSection extends Section {
  name: MessageKey<"office"> & `section.${string}`;
  /** The name, where it depends on the store. */
  title?: ComponentType;
  /** Whose it is, where stores and rental providers have different ones. */
  kind?: StaffKind;
}

/** In the order of the menu. */
const sections: readonly StoreSection[] = [
  {
    path: "calendar",
    name: "section.calendar",
    icon: CalendarDays,
    permission: "trips",
    screen: lazyComponent(() =>
      import("../rental/calendar/calendar-page.tsx").then((file) => file.CalendarPage),
    ),
  },
  {
    path: "trips",
    name: "section.trips",
    icon: KeyRound,
    permission: "trips",
    screen: lazyComponent(() =>
      import("../rental/trips/trips-section.tsx").then((file) => file.TripsSection),
    ),
  },
  {
    path: "vehicles",
    name: "section.vehicles",
    icon: Car,
    permission: "vehicles",
    screen: lazyComponent(() =>
      import("../rental/vehicles/vehicles-section.tsx").then((file) => file.VehiclesSection),
    ),
  },
  {
    path: "drivers",
    name: "section.drivers",
    icon: IdCard,
    permission: "trips",
    screen: lazyComponent(() =>
      import("../rental/drivers/drivers-page.tsx").then((file) => file.DriversPage),
    ),
  },
  {
    path: "messages",
    kind: "rental_staff",
    name: "section.messages",
    icon: MessagesSquare,
    permission: "chat",
    screen: lazyComponent(() =>
      import("../rental/messages/rental-messages-page.tsx").then((file) => file.RentalMessagesPage),
    ),
  },
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
    kind: "store_staff",
    name: "section.hours",
    icon: Clock,
    permission: "settings",
    screen: lazyComponent(() => import("./hours/hours-page.tsx").then((file) => file.HoursPage)),
  },
  {
    path: "hours",
    kind: "rental_staff",
    name: "section.hours",
    icon: Clock,
    permission: "settings",
    screen: lazyComponent(() =>
      import("../rental/settings/provider-hours-page.tsx").then((file) => file.ProviderHoursPage),
    ),
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
    kind: "store_staff",
    name: "section.settings",
    icon: Settings2,
    permission: "settings",
    screen: lazyComponent(() =>
      import("./settings/settings-page.tsx").then((file) => file.SettingsPage),
    ),
  },
  {
    path: "settings",
    kind: "rental_staff",
    name: "section.settings",
    icon: Settings2,
    permission: "settings",
    screen: lazyComponent(() =>
      import("../rental/settings/provider-settings-page.tsx").then(
        (file) => file.ProviderSettingsPage,
      ),
    ),
  },
];

/** The sections that a member of the staff may read. */
export function sectionsFor(member: StaffMember): readonly StoreSection[] {
  return sections.filter(
    (section) => (section.kind ?? member.kind) === member.kind && isSectionFor(member, section),
  );
}
