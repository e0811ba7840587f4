import { useMessages } from "@errand/ui/messages/messages.ts";
import { Tabs } from "@errand/ui/tabs.tsx";
import { useSearchParams } from "react-router";
import { OrderList, type OrderTab } from "../orders/order-list.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** The customer's orders of all modules; `tab` in the URL selects current or past ones. */
export default function MyOrdersPage() {
  const t = useMessages("profile");
  const [query, setQuery] = useSearchParams();
  const tab = query.get("tab") === "past" ? "past" : "running";
  return (
    <AccountFrame title={t("entry.orders")}>
      <Tabs<OrderTab>
        label={t("entry.orders")}
        value={tab}
        onChange={(chosen) =>
          setQuery(chosen === "past" ? { tab: "past" } : {}, { preventScrollReset: true })
        }
        tabs={(["running", "past"] as const).map((value) => ({
          value,
          label: t(`orders.${value}`),
          content: <OrderList tab={value} />,
        }))}
      />
    </AccountFrame>
  );
}
