import StoreIcon from "lucide-react/icons/store";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { storeRegistration } from "../partners/partner-links.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** Replaces the sections of a module that has no stores near the visitor, as on the first day of a shop. */
export function EmptyModule() {
  const t = useMessages("home");
  const { config } = useShop();
  return (
    <div className="rounded-panel bg-sunken py-6 md:py-12">
      <EmptyState
        icon={StoreIcon}
        title={t("emptyModule.title")}
        text={t("emptyModule.text")}
        action={
          config.toggle_store_registration && (
            <LinkButton to={storeRegistration} variant="outline">
              {t("emptyModule.register")}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
