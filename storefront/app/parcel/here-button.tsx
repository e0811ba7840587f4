import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { reportError } from "../api/report-error.ts";
import type { LatLng } from "../client/stored-values.ts";
import { currentPosition } from "../location/geolocation.ts";
import { addressAt } from "../location/locations.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";

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
