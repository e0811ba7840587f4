import { useMessages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

interface FilterDrawerProps extends FilterPanelProps {
  open: boolean;
  onClose(): void;
  onClear(): void;
  /** The number of results as text, such as "12 items". */
  found: string;
}

/** The filters on screens that have no room beside the list. */
export function FilterDrawer({ open, onClose, onClear, found, ...panel }: FilterDrawerProps) {
  const t = useMessages("catalog");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("filters.title")}
      footer={
        <div className="flex gap-2">
          <Button variant="outline" onClick={onClear}>
            {t("filters.clear")}
          </Button>
          <Button className="grow" onClick={onClose}>
            {t("filters.show", { found })}
          </Button>
        </div>
      }
    >
      <div className="p-4">
        <FilterPanel {...panel} />
      </div>
    </Drawer>
  );
}
