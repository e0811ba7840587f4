import { useSearchParams } from "react-router";
import { SignInFirst } from "../checkout/store-checkout.tsx";
import { useShop } from "../config/shop.ts";
import { useStored } from "../visitor/storage.ts";
import { NotInParcels } from "./not-in-parcels.tsx";
import { ParcelForm } from "./parcel-form.tsx";
import { RepeatParcel } from "./repeat-parcel.tsx";

/** Sending a parcel, at /checkout?page=parcel. Browser only. */
export function SendParcel() {
  const { config } = useShop();
  const [query] = useSearchParams();
  const token = useStored("token");
  const module = useStored("module");
  if (token === null && config.guest_checkout_status === 0) return <SignInFirst />;
  if (module?.module_type !== "parcel") return <NotInParcels />;
  const again = Number(query.get("again"));
  if (again > 0) return <RepeatParcel orderId={again} />;
  return <ParcelForm moduleId={module.id} />;
}
