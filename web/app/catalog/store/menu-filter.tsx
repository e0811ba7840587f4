import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { OnDemand, onDemand } from "../../ui/on-demand.tsx";
import { toast } from "../../ui/toast.ts";
import { say } from "../../words/words.browser.ts";
import { useWords } from "../../words/words.ts";
import { countFilters } from "../filters/filters.ts";
import type { FilterState } from "../filters/use-filters.ts";

const drawer = onDemand(() =>
  import("./menu-filter-drawer.tsx").then((file) => file.MenuFilterDrawer),
);

export interface MenuFilterProps {
  store: StoreDetails;
  state: FilterState;
  /** How many items are left; undefined while that is not known. */
  count: number | undefined;
}

/** Opens what the menu is narrowed to and sorted by. */
export function MenuFilter({ store, state, count }: MenuFilterProps) {
  const t = useWords("catalog");
  const [isOpen, setOpen] = useState(false);
  const { filters } = state;
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        label={t("filters.title")}
        look="outline"
        count={countFilters(filters) + (filters.order ? 1 : 0)}
        aria-haspopup="dialog"
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setOpen(true)}
      />
      <OnDemand
        part={drawer}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: () => setOpen(false), store, state, count }}
        onFault={() => {
          setOpen(false);
          toast.error(say("shell", "connection.offline"));
        }}
      />
    </>
  );
}
