import type { LatLng } from "@errand/core/location/lat-lng";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { currentPosition } from "../location/geolocation.ts";
import { addressAt } from "../location/locations.ts";

/** Enters the position of the device, with its address. */
export function HereButton({ onLocate }: { onLocate(point: LatLng, address: string): void }) {
  const t = useMessages("location");
  const [isLocating, setLocating] = useState(false);

  async function locate() {
    setLocating(true);
    try {
      const found = await currentPosition();
      if (typeof found === "string") toast.error(t(`error.${found}`));
      else onLocate(found, (await addressAt(found)) ?? t("here"));
    } catch (error) {
      reportError(error);
    } finally {
      setLocating(false);
    }
  }

  return (
    <Button variant="soft" isBusy={isLocating} onClick={() => void locate()}>
      <LocateFixed aria-hidden className="size-5" />
      {t("useCurrent")}
    </Button>
  );
}
