import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Group } from "@errand/core/groups/groups.contract";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { scopedQuery } from "../api/queries.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { readMenu } from "../stores/menu.ts";
import { wholeMenu } from "../stores/menu-query.ts";
import { StoreMenu } from "../stores/store-menu.tsx";
import { StoreSkeleton } from "../stores/store-skeleton.tsx";
import { GroupCart } from "./group-cart.tsx";

interface GroupMenuProps {
  group: Group;
  /** For whom one chooses. */
  memberId: number;
  store: StoreDetails;
  order: ReactNode;
}

/** The menu of the group's store, from which the visitor chooses. */
export function GroupMenu({ group, memberId, store, order }: GroupMenuProps) {
  useSwitchToModuleOf(store);
  const scope = {
    language: useLanguage(),
    zoneIds: [store.zone_id],
    moduleId: store.module_id,
    place: null,
  };
  const { data: menu } = useQuery(
    scopedQuery(scope, ["group menu", store.id], (call) => readMenu(call, store, wholeMenu)),
  );
  if (!menu) return <StoreSkeleton />;
  return (
    <GroupCart group={group} memberId={memberId}>
      <StoreMenu store={store} first={{ wish: wholeMenu, menu }} popular={[]} order={order} />
    </GroupCart>
  );
}
