import {
  FilterDrawerFrame,
  type FilterDrawerFrameProps,
} from "../catalog/filters/filter-drawer-frame.tsx";
import { VehicleFilterPanel, type VehicleFilterPanelProps } from "./vehicle-filter-panel.tsx";

/** The filters of vehicles on screens that have no room beside the list. */
export function VehicleFilterDrawer({
  open,
  onClose,
  onClear,
  found,
  ...panel
}: FilterDrawerFrameProps & VehicleFilterPanelProps) {
  return (
    <FilterDrawerFrame open={open} onClose={onClose} onClear={onClear} found={found}>
      <VehicleFilterPanel {...panel} />
    </FilterDrawerFrame>
  );
}
