import {
  FilterDrawerFrame,
  type FilterDrawerFrameProps,
} from "../catalog/filters/filter-drawer-frame.tsx";
import { VehicleFilterPanel, type VehicleFilterPanelProps } from "./vehicle-filter-panel.tsx";
import { VehicleNameField } from "./vehicle-name-field.tsx";

interface VehicleFilterDrawerProps extends FilterDrawerFrameProps, VehicleFilterPanelProps {
  /** The searched name, on phones; undefined in a list that is not searched by name. */
  name?: string | null | undefined;
}

/** All filters of vehicles. */
export function VehicleFilterDrawer({
  open,
  onClose,
  onClear,
  found,
  name,
  ...panel
}: VehicleFilterDrawerProps) {
  return (
    <FilterDrawerFrame open={open} onClose={onClose} onClear={onClear} found={found}>
      {name !== undefined && (
        <div className="mb-6 md:hidden">
          <VehicleNameField key={name} name={name} />
        </div>
      )}
      <VehicleFilterPanel {...panel} />
    </FilterDrawerFrame>
  );
}
