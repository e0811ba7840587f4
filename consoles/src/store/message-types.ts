import type board from "./board/board.en.json";
import type reject from "./board/reject.en.json";
import type frame from "./frame/frame.en.json";
import type modes from "./modes/modes.en.json";
import type hours from "./office/hours/hours.en.json";
import type item from "./office/menu/editor/item.en.json";
import type imports from "./office/menu/import/import.en.json";
import type menu from "./office/menu/menu.en.json";
import type selection from "./office/menu/selection/selection.en.json";
import type storeMoney from "./office/money/store-money.en.json";
import type offers from "./office/offers/offers.en.json";
import type office from "./office/office.en.json";
import type orderList from "./office/orders/order-list.en.json";
import type reviewList from "./office/reviews/review-list.en.json";
import type printerSettings from "./office/settings/printer/printer-settings.en.json";
import type profileSettings from "./office/settings/profile/profile-settings.en.json";
import type storeSettings from "./office/settings/store-settings.en.json";
import type staffList from "./office/staff/staff-list.en.json";
import type today from "./office/today/today.en.json";
import type past from "./past/past.en.json";
import type pick from "./pick/pick.en.json";
import type printing from "./printing/printing.en.json";
import type shift from "./shift/shift.en.json";
import type soldOut from "./sold-out/sold-out.en.json";
import type lines from "./ticket/line-changes/lines.en.json";
import type prescription from "./ticket/prescription/prescription.en.json";
import type ticket from "./ticket/ticket.en.json";
import type tickets from "./tickets/tickets.en.json";

/** The types of the message files of this console. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    board: typeof board;
    reject: typeof reject;
    frame: typeof frame;
    modes: typeof modes;
    "order-list": typeof orderList;
    "review-list": typeof reviewList;
    "store-money": typeof storeMoney;
    "staff-list": typeof staffList;
    item: typeof item;
    selection: typeof selection;
    import: typeof imports;
    menu: typeof menu;
    hours: typeof hours;
    "printer-settings": typeof printerSettings;
    "profile-settings": typeof profileSettings;
    "store-settings": typeof storeSettings;
    office: typeof office;
    offers: typeof offers;
    past: typeof past;
    pick: typeof pick;
    printing: typeof printing;
    shift: typeof shift;
    "sold-out": typeof soldOut;
    lines: typeof lines;
    prescription: typeof prescription;
    ticket: typeof ticket;
    tickets: typeof tickets;
    today: typeof today;
  }
}
