import { useMessages } from "@errand/ui/messages/messages.ts";
import Package from "lucide-react/icons/package";
import { OtherModule } from "../modules/other-module.tsx";

/** A page of parcels was opened while shopping in another module. */
export function NotInParcels() {
  const t = useMessages("parcel");
  return (
    <OtherModule
      type="parcel"
      icon={Package}
      title={t("otherModule.title")}
      text={t("otherModule.text")}
      noneText={t("otherModule.none")}
      action={t("otherModule.action")}
      homeAction={t("otherModule.home")}
    />
  );
}
