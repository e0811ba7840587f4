import Package from "lucide-react/icons/package";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** The address was opened while shopping in another module. */
export function OtherModule() {
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
