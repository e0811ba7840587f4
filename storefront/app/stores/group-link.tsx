import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";

/** Leads to opening a group order in the store, where the shop has them. */
export function GroupLink({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  if (!useShop().config.group_order_status) return null;
  return (
    <LinkButton
      to={`/group/new?${new URLSearchParams({ store: store.slug })}`}
      variant="outline"
      className="self-start"
    >
      {t("store.groupOrder")}
    </LinkButton>
  );
}
