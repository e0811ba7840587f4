import { IconButton } from "@errand/ui/icon-button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { countFilters } from "../catalog/filters/filters.ts";
import type { MenuFilterProps } from "./menu-filter-props.ts";

const drawer = lazyComponent(() =>
  import("./menu-filter-drawer.tsx").then((file) => file.MenuFilterDrawer),
);

/** Opens the filters and the sort order of the menu. */
export function MenuFilter({ store, state, count }: MenuFilterProps) {
  const t = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  const { filters } = state;
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        label={t("filters.title")}
        variant="outline"
        count={countFilters(filters) + (filters.order ? 1 : 0)}
        aria-haspopup="dialog"
        onPointerEnter={drawer.prefetch}
        onFocus={drawer.prefetch}
        onClick={() => setOpen(true)}
      />
      <LazyOverlay
        component={drawer}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: () => setOpen(false), store, state, count }}
        onLoadError={() => {
          setOpen(false);
          toast.error(message("errors", "offline"));
        }}
      />
    </>
  );
}
