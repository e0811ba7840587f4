import { useShop } from "./shop.ts";

interface GatewayPictureProps {
  gateway: string;
}

/** The picture of a payment gateway, beside its title; nothing without one. */
export function GatewayPicture({ gateway }: GatewayPictureProps) {
  const { config } = useShop();
  const url = config.active_payment_method_list.find(
    (each) => each.gateway === gateway,
  )?.gateway_image_full_url;
  if (!url) return null;
  return <img src={url} alt="" width={36} height={24} className="shrink-0 object-contain" />;
}
