import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import type { MessageKey } from "@errand/ui/messages/features.ts";
import Activity from "lucide-react/icons/activity";
import Bike from "lucide-react/icons/bike";
import BookOpen from "lucide-react/icons/book-open";
import ChartColumn from "lucide-react/icons/chart-column";
import HandCoins from "lucide-react/icons/hand-coins";
import IdCard from "lucide-react/icons/id-card";
import Inbox from "lucide-react/icons/inbox";
import KeyRound from "lucide-react/icons/key-round";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MapIcon from "lucide-react/icons/map";
import Megaphone from "lucide-react/icons/megaphone";
import MessagesSquare from "lucide-react/icons/messages-square";
import Radio from "lucide-react/icons/radio";
import ReceiptText from "lucide-react/icons/receipt-text";
import Scale from "lucide-react/icons/scale";
import ScrollText from "lucide-react/icons/scroll-text";
import Store from "lucide-react/icons/store";
import ToggleRight from "lucide-react/icons/toggle-right";
import Users from "lucide-react/icons/users";
import type { Section } from "../console/office/section.ts";

/** A part of the desk, at `/desk/<path>`. */
export interface DeskSection extends Section {
  name: MessageKey<"desk"> & `section.${string}`;
  /** The group of the menu that begins with this section. */
  opens?: MessageKey<"desk"> & `group.${string}`;
}

/** In the order of the menu. */
export const deskSections: readonly DeskSection[] = [
  {
    path: "live",
    name: "section.live",
    icon: Radio,
    permission: "dispatch",
    screen: lazyComponent(() => import("./live/live-page.tsx").then((file) => file.LivePage)),
  },
  {
    path: "orders",
    name: "section.orders",
    icon: ReceiptText,
    permission: "orders",
    screen: lazyComponent(() => import("./orders/orders-page.tsx").then((file) => file.OrdersPage)),
  },
  {
    path: "trips",
    name: "section.trips",
    icon: KeyRound,
    permission: "orders",
    screen: lazyComponent(() => import("./trips/trips-page.tsx").then((file) => file.TripsPage)),
  },
  {
    path: "queues",
    name: "section.queues",
    icon: Inbox,
    screen: lazyComponent(() => import("./queues/queues-page.tsx").then((file) => file.QueuesPage)),
  },
  {
    path: "messages",
    name: "section.messages",
    icon: MessagesSquare,
    permission: "chat",
    screen: lazyComponent(() =>
      import("./messages/messages-page.tsx").then((file) => file.MessagesPage),
    ),
  },
  {
    path: "people",
    name: "section.people",
    icon: Users,
    permission: "customers",
    screen: lazyComponent(() => import("./people/people-page.tsx").then((file) => file.PeoplePage)),
  },
  {
    path: "stores",
    name: "section.stores",
    icon: Store,
    permission: "dispatch",
    screen: lazyComponent(() => import("./stores/stores-page.tsx").then((file) => file.StoresPage)),
  },
  {
    path: "couriers",
    name: "section.couriers",
    icon: Bike,
    permission: "dispatch",
    screen: lazyComponent(() =>
      import("./couriers/couriers-page.tsx").then((file) => file.CouriersPage),
    ),
  },
  {
    path: "catalogue",
    name: "section.catalogue",
    opens: "group.shop",
    icon: BookOpen,
    permission: "catalogue",
    screen: lazyComponent(() =>
      import("./catalogue/catalogue-page.tsx").then((file) => file.CataloguePage),
    ),
  },
  {
    path: "marketing",
    name: "section.marketing",
    icon: Megaphone,
    permission: "marketing",
    screen: lazyComponent(() =>
      import("./marketing/marketing-page.tsx").then((file) => file.MarketingPage),
    ),
  },
  {
    path: "zones",
    name: "section.zones",
    icon: MapIcon,
    permission: "settings",
    screen: lazyComponent(() => import("./zones/zones-page.tsx").then((file) => file.ZonesPage)),
  },
  {
    path: "lists",
    name: "section.lists",
    icon: LayoutGrid,
    permission: "settings",
    screen: lazyComponent(() => import("./lists/lists-page.tsx").then((file) => file.ListsPage)),
  },
  {
    path: "switches",
    name: "section.switches",
    icon: ToggleRight,
    permission: "settings",
    screen: lazyComponent(() =>
      import("./settings/switches-page.tsx").then((file) => file.SwitchesPage),
    ),
  },
  {
    path: "ledger",
    name: "section.ledger",
    opens: "group.money",
    icon: Scale,
    permission: "payouts",
    screen: lazyComponent(() => import("./ledger/ledger-page.tsx").then((file) => file.LedgerPage)),
  },
  {
    path: "payouts",
    name: "section.payouts",
    icon: HandCoins,
    permission: "payouts",
    screen: lazyComponent(() =>
      import("./payouts/payouts-page.tsx").then((file) => file.PayoutsPage),
    ),
  },
  {
    path: "figures",
    name: "section.figures",
    icon: ChartColumn,
    permission: "payouts",
    screen: lazyComponent(() =>
      import("./figures/figures-page.tsx").then((file) => file.FiguresPage),
    ),
  },
  {
    path: "staff",
    name: "section.staff",
    opens: "group.system",
    icon: IdCard,
    permission: "staff",
    screen: lazyComponent(() => import("./staff/staff-page.tsx").then((file) => file.StaffPage)),
  },
  {
    path: "health",
    name: "section.health",
    icon: Activity,
    permission: "operations",
    screen: lazyComponent(() => import("./health/health-page.tsx").then((file) => file.HealthPage)),
  },
  {
    path: "audit",
    name: "section.audit",
    icon: ScrollText,
    permission: "audit",
    screen: lazyComponent(() => import("./audit/audit-page.tsx").then((file) => file.AuditPage)),
  },
];
