import { useMessages } from "@errand/ui/messages/messages.ts";
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { touchClasses } from "../touch-button.tsx";

/** Leads to what is printed of an order. */
export function PrintLink({ orderId }: { orderId: number }) {
  const t = useMessages("printing");
  return (
    <Link to={`/vendor/orders/${orderId}/print`} className={touchClasses("soft")}>
      <Printer aria-hidden className="size-5" />
      {t("open")}
    </Link>
  );
}
