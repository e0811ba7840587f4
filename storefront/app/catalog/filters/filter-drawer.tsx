import { FilterDrawerFrame, type FilterDrawerFrameProps } from "./filter-drawer-frame.tsx";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

/** The filters of items and stores on screens that have no room beside the list. */
export function FilterDrawer({
  open,
  onClose,
  onClear,
  found,
  ...panel
}: FilterDrawerFrameProps & FilterPanelProps) {
  return (
    <FilterDrawerFrame open={open} onClose={onClose} onClear={onClear} found={found}>
      <FilterPanel {...panel} />
    </FilterDrawerFrame>
  );
}
