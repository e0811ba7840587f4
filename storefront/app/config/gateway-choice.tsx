import { RadioList } from "@errand/ui/radio-list.tsx";
import { GatewayPicture } from "./gateway-picture.tsx";
import { useShop } from "./shop.ts";

interface GatewayChoiceProps {
  label: string;
  value: string | null;
  onChange(gateway: string): void;
}

/** Chooses one of the gateways of the shop. */
export function GatewayChoice({ label, value, onChange }: GatewayChoiceProps) {
  const { config } = useShop();
  return (
    <RadioList<string>
      label={label}
      options={config.active_payment_method_list.map(({ gateway, gateway_title }) => ({
        value: gateway,
        label: (
          <span className="flex items-center gap-3">
            <GatewayPicture gateway={gateway} />
            <bdi>{gateway_title}</bdi>
          </span>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
