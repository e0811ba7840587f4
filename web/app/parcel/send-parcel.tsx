import Package from "lucide-react/icons/package";
import { useSearchParams } from "react-router";
import { SignInFirst } from "../checkout/store-checkout.tsx";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { ParcelForm } from "./parcel-form.tsx";
import { RepeatParcel } from "./repeat-parcel.tsx";

/** Sending a parcel, at /checkout?page=parcel. Browser only. */
export function SendParcel() {
  const { config } = useShop();
  const [query] = useSearchParams();
  const token = useStored("token");
  const module = useStored("module");
  if (token === null && config.guest_checkout_status === 0) return <SignInFirst />;
  if (module?.module_type !== "parcel") return <OtherModule />;
  const again = Number(query.get("again"));
  if (again > 0) return <RepeatParcel orderId={again} />;
  return <ParcelForm moduleId={module.id} />;
}

/** The address was opened while shopping in another module. */
function OtherModule() {
  const t = useMessages("parcel");
  const { modules } = useShop();
  const parcels = modules.find(({ module_type }) => module_type === "parcel");
  return (
    <EmptyState
      icon={Package}
      title={t("otherModule.title")}
      text={t(parcels ? "otherModule.text" : "otherModule.none")}
      action={
        parcels ? (
          <Button onClick={() => chooseModule(parcels)}>{t("otherModule.action")}</Button>
        ) : (
          <LinkButton to="/home">{t("otherModule.home")}</LinkButton>
        )
      }
    />
  );
}
