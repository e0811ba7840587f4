import { useParams } from "react-router";
import { OrderPage } from "./order/order-page.tsx";
import { OrderList } from "./order-list.tsx";

/** The orders of the town, or one of them: `/desk/orders/100105`. */
export function OrdersPage() {
  const [id = ""] = (useParams()["*"] ?? "").split("/");
  return /^\d{1,15}$/.test(id) ? <OrderPage key={id} id={Number(id)} /> : <OrderList />;
}
