import type { Order } from "@errand/core/orders/orders.types";
import type { ReorderChange } from "@errand/core/orders/reorder.contract";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Clock from "lucide-react/icons/clock";
import Info from "lucide-react/icons/info";
import PackageX from "lucide-react/icons/package-x";
import type { ReactNode } from "react";
import { storePath } from "../catalog/paths.ts";
import { useMoney } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { useDateTimeText } from "./date-time-text.ts";
import type { Reordered } from "./use-reorder.ts";

interface ReorderChangesProps {
  order: Order;
  reordered: Reordered;
  onClose(): void;
}

/** What is not as in the order, before the customer goes on to the cart. */
export function ReorderChanges({ order, reordered, onClose }: ReorderChangesProps) {
  const t = useMessages("orders");
  const changeText = useChangeText();
  const { cart, changes, closed } = reordered;
  const isEmpty = !cart.some(({ store_id }) => store_id === order.store_id);

  function viewCart() {
    onClose();
    openPanel("cart");
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isEmpty ? "reorder.titleEmpty" : "reorder.title")}
      text={t(isEmpty ? "reorder.textEmpty" : "reorder.text")}
      footer={
        <>
          {order.store && (
            <LinkButton to={storePath(order.store)} variant={isEmpty ? "solid" : "outline"}>
              {t("reorder.toStore")}
            </LinkButton>
          )}
          {!isEmpty && <Button onClick={viewCart}>{t("reorder.viewCart")}</Button>}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {closed && (
          <Row icon={Clock}>
            <ClosedText closed={closed} />
          </Row>
        )}
        {changes.map((change) => (
          <Row
            key={`${change.kind} ${change.item_id} ${change.name}`}
            icon={change.in_cart ? Info : PackageX}
          >
            {changeText(change)}
          </Row>
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ icon: Icon, children }: { icon: typeof Info; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <p>{children}</p>
    </li>
  );
}

function ClosedText({ closed }: { closed: NonNullable<Reordered["closed"]> }) {
  const t = useMessages("orders");
  const { day, clock } = useDateTimeText();
  const { store_name: store, opens_at: opens } = closed;
  if (opens === null) return t("reorder.closed", { store });
  return t("reorder.closedUntil", { store, day: day(opens), time: clock(opens) });
}

/** A change in one sentence. */
function useChangeText(): (change: ReorderChange) => string {
  const t = useMessages("orders");
  const money = useMoney();
  return (change) => {
    const { name } = change;
    switch (change.kind) {
      case "gone":
      case "unavailable":
        return t(`reorder.${change.kind}`, { name });
      case "options": {
        const options = change.missing.join(", ");
        if (change.in_cart) return t("reorder.without", { name, options });
        return options === ""
          ? t("reorder.chooseNew", { name })
          : t("reorder.chooseAgain", { name, options });
      }
      case "price":
        return t("reorder.price", { name, before: money(change.before), now: money(change.now) });
      case "quantity": {
        const { before, now } = change;
        return now === 0
          ? t("reorder.soldOut", { name })
          : t("reorder.fewer", { name, now, before });
      }
    }
  };
}
