import type { Vehicle } from "@errand/core/rental/rental.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMemo } from "react";
import { useChosenPoint } from "./use-chosen-point.ts";
import { WayMap } from "./way-map.tsx";

interface WayDialogProps {
  open: boolean;
  onClose(): void;
  place: Vehicle["pickup_place"];
}

/** The way to the pickup place, on a map that can be moved. */
export function WayDialog({ open, onClose, place }: WayDialogProps) {
  const t = useMessages("rental");
  const here = useChosenPoint();
  const { latitude: lat, longitude: lng, address } = place;
  const to = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={t("pickup.title")} text={address}>
      <WayMap to={to} from={here?.point ?? null} className="h-[min(60dvh,30rem)]" />
    </Dialog>
  );
}
