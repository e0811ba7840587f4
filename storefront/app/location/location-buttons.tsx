import { Button } from "@errand/ui/button.tsx";
import type { ButtonSize } from "@errand/ui/button-classes.ts";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import MapIcon from "lucide-react/icons/map";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { NotServedNotice } from "./not-served-notice.tsx";
import type { PlaceChoice, PlacePurpose } from "./use-location-choice.ts";

interface PlaceButtonsProps {
  choice: PlaceChoice;
  purpose: PlacePurpose;
  size?: ButtonSize;
  className?: string;
}

/** "Use Current Location" and "Pick from map", with the error of the last choice. */
export function LocationButtons({ choice, purpose, size, className }: PlaceButtonsProps) {
  const t = useMessages("location");
  return (
    <div className={classNames("flex flex-col gap-3", className)}>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button
          variant="soft"
          size={size}
          isBusy={choice.pending === "here"}
          onClick={choice.chooseHere}
        >
          {choice.pending !== "here" && <LocateFixed aria-hidden className="size-5" />}
          {t("useCurrent")}
        </Button>
        <Button
          variant="outline"
          size={size}
          {...panelTrigger("map")}
          onClick={() => openPanel("map", { purpose })}
        >
          <MapIcon aria-hidden className="size-5" />
          {t("pickFromMap")}
        </Button>
      </div>
      <div role="status" className="contents">
        {choice.positionError && (
          <p className="rounded-control bg-warn-soft px-4 py-3 text-start">
            {t(`error.${choice.positionError}`)}
          </p>
        )}
        {choice.notServed && (
          <NotServedNotice
            notServed={choice.notServed}
            onGo={choice.choose}
            isBusy={choice.pending === "place"}
          />
        )}
      </div>
    </div>
  );
}
