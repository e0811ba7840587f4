import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { GatewayPicture } from "../config/gateway-picture.tsx";
import { useShop } from "../config/shop.ts";
import { useIsSignedIn } from "../visitor/storage.ts";

interface Method {
  /** A gateway, `wallet` or `cash_on_delivery`. */
  value: string;
  label: ReactNode;
}

/** How a member can pay the own share. */
export function useShareMethods(): Method[] {
  const t = useMessages("groups");
  const { config } = useShop();
  const isSignedIn = useIsSignedIn();
  const gateways = config.digital_payment ? config.active_payment_method_list : [];
  return [
    ...gateways.map(({ gateway, gateway_title }) => ({
      value: gateway,
      label: (
        <span className="flex items-center gap-3">
          <GatewayPicture gateway={gateway} />
          <bdi>{gateway_title}</bdi>
        </span>
      ),
    })),
    ...(isSignedIn && config.customer_wallet_status === 1
      ? [{ value: "wallet", label: t("pay.wallet") }]
      : []),
  ];
}

/** How the host can pay the rest. */
export function useHostMethods(): Method[] {
  const t = useMessages("groups");
  const { config } = useShop();
  const methods = useShareMethods();
  return config.cash_on_delivery
    ? [{ value: "cash_on_delivery", label: t("pay.cash") }, ...methods]
    : methods;
}
