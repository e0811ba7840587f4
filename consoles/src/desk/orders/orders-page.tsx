import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useParams } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { OrderPage } from "./order/order-page.tsx";
import { OrderList } from "./order-list.tsx";

const phoneOrder = lazyComponent(() =>
  import("./new/phone-order-page.tsx").then((file) => file.PhoneOrderPage),
);

/** The orders of the town, or one of them: `/desk/orders/100105`. */
export function OrdersPage() {
  const [id = ""] = (useParams()["*"] ?? "").split("/");
  if (id === "new") return <LazyScreen component={phoneOrder} fallback={null} />;
  return /^\d{1,15}$/.test(id) ? <OrderPage key={id} id={Number(id)} /> : <OrderList />;
}
