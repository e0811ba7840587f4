import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import StoreIcon from "lucide-react/icons/store";
import { useShop } from "../config/shop.ts";
import { storeRegistration } from "../partners/partner-links.ts";

/**
 * Replaces the sections of a module that has no stores near the visitor, as on the first day of a
 * shop.
 */
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
