import { useMessages } from "@errand/ui/messages/messages.ts";
import { FilterDrawer } from "../catalog/filters/filter-drawer.tsx";
import { useShop } from "../config/shop.ts";
import type { MenuFilterProps } from "./menu-filter-props.ts";
import { menuFilterOptions } from "./menu-query.ts";

interface MenuFilterDrawerProps extends MenuFilterProps {
  open: boolean;
  onClose(): void;
}

/** The filters that apply within one store; the menu behind the drawer updates with each change. */
export function MenuFilterDrawer({ open, onClose, store, state, count }: MenuFilterDrawerProps) {
  const t = useMessages("catalog");
  const { config } = useShop();
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      onClear={state.clear}
      offer={menuFilterOptions(config, store)}
      filters={state.filters}
      onChange={state.change}
      found={t("menu.items", { count: count ?? 0 })}
    />
  );
}
