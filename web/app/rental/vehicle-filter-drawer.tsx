import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/drawer.tsx";
import { VehicleFilterPanel, type VehicleFilterPanelProps } from "./vehicle-filter-panel.tsx";

interface VehicleFilterDrawerProps extends VehicleFilterPanelProps {
  open: boolean;
  onClose(): void;
  onClear(): void;
  /** The number of results as text, such as "12 vehicles". */
  found: string;
}

/** The filters on screens that have no room beside the list. */
export function VehicleFilterDrawer(props: VehicleFilterDrawerProps) {
  const { open, onClose, onClear, found, ...panel } = props;
  const t = useMessages("rental");
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
        <VehicleFilterPanel {...panel} />
      </div>
    </Drawer>
  );
}
