import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ShoppingBasket from "lucide-react/icons/shopping-basket";

/** Where a shop delivers from one store at a time. */
export function NoRuns() {
  const t = useMessages("runs");
  return (
    <EmptyState
      icon={ShoppingBasket}
      title={t("off.title")}
      text={t("off.text")}
      action={<LinkButton to="/home">{t("browse")}</LinkButton>}
    />
  );
}
