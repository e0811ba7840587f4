import { isOnline } from "@errand/client/connection.ts";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { ButtonSize, ButtonVariant } from "@errand/ui/button-classes.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";

interface SendAgainProps {
  order: Order;
  variant: ButtonVariant;
  size?: ButtonSize;
  className: string;
  /** The accessible name where several orders are listed; starts with the text of the link. */
  label?: string;
}

/**
 * Opens the page for sending with what an earlier parcel had; nothing for other orders, and while
 * it is on its way.
 */
export function SendAgain({ order, label, ...look }: SendAgainProps) {
  const t = useMessages("orders");
  const { modules } = useShop();
  const { id, order_type, order_status, viewed_by, module_id } = order;
  const module = modules.find((each) => each.id === module_id);
  const isOver = !isActiveStatus(order_status);
  if (order_type !== "parcel" || !isOver || viewed_by !== "owner" || !module) return null;
  return (
    <LinkButton
      {...look}
      to={`/checkout?page=parcel&again=${id}`}
      aria-label={label}
      onClick={() => isOnline() && chooseModule(module)}
    >
      {t("parcel.again")}
    </LinkButton>
  );
}
