import type { OrderDetail } from "@errand/core/orders/orders.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyDialog } from "../../../console/lazy-dialog.tsx";
import type { Ticket } from "../../tickets/ticket.ts";

const dialogs = {
  missing: lazyComponent(() => import("./missing-dialog.tsx").then((file) => file.MissingDialog)),
  replace: lazyComponent(() => import("./missing-dialog.tsx").then((file) => file.ReplaceDialog)),
  weigh: lazyComponent(() => import("./weigh-dialog.tsx").then((file) => file.WeighDialog)),
};

/** What somebody does to a line of an order. */
export type LineChange = { kind: keyof typeof dialogs; line: OrderDetail };

interface ChangingLineProps {
  ticket: Ticket;
  change: LineChange | null;
  onClose(): void;
}

/** The dialog of a change of a line, while it is not null. */
export function ChangingLine({ ticket, change, onClose }: ChangingLineProps) {
  const kinds = ["missing", "replace", "weigh"] as const;
  return kinds.map((kind) => (
    <LazyDialog
      key={kind}
      component={dialogs[kind]}
      isOpen={change?.kind === kind}
      props={{ ticket, line: change?.kind === kind ? change.line : null, onClose }}
    />
  ));
}
