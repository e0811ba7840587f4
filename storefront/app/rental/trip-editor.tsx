import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Popover } from "@errand/ui/popover.tsx";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import type { KeyboardEvent, ReactNode } from "react";
import { TripDays } from "./trip-days.tsx";
import { TripEnd } from "./trip-end.tsx";
import type { TripFormState } from "./use-trip-form.ts";

export type EditedField = "pickup" | "destination" | "when";

interface TripEditorProps {
  open: boolean;
  field: EditedField;
  /** The field of the bar that is edited. */
  anchor: HTMLElement | null;
  trip: TripFormState;
  onClose(): void;
}

/** The editor of one field of a trip: at the field, and at the lower edge of phones. */
export function TripEditor({ open, field, anchor, trip, onClose }: TripEditorProps) {
  const t = useMessages("rental");
  const isByDistance = trip.values.type === "distance_wise";
  const title = {
    pickup: t("plan.nearTitle"),
    destination: t("plan.destinationMissing"),
    when: t(isByDistance ? "plan.pickup" : "plan.when"),
  }[field];
  return (
    <EditorFrame
      open={open}
      onClose={onClose}
      title={title}
      anchor={anchor}
      size={field === "when" ? "lg" : "md"}
    >
      {field === "when" ? (
        <TripDays values={trip.values} onChange={trip.change} />
      ) : (
        <Place field={field} trip={trip} onDone={onClose} />
      )}
    </EditorFrame>
  );
}

interface PlaceProps {
  field: "pickup" | "destination";
  trip: TripFormState;
  onDone(): void;
}

function Place({ field, trip, onDone }: PlaceProps) {
  const t = useMessages("rental");
  // A form around the bar would be submitted.
  const doneOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is pressed.
    <div onKeyDown={doneOnEnter}>
      {field === "pickup" ? (
        <TripEnd
          name="near"
          label={t("plan.near")}
          placeholder={t("plan.here")}
          icon={<CircleDot aria-hidden className="size-5" />}
          value={trip.pickup}
          onChange={trip.setPickup}
        />
      ) : (
        <TripEnd
          name="where"
          label={t("plan.destination")}
          icon={<MapPin aria-hidden className="size-5 text-accent" />}
          value={trip.destination}
          onChange={trip.setDestination}
        />
      )}
      <p className="mt-2 text-sm text-muted">
        {t(field === "pickup" ? "plan.nearHint" : "plan.byDistance")}
      </p>
    </div>
  );
}

interface EditorFrameProps {
  open: boolean;
  onClose(): void;
  title: string;
  anchor: HTMLElement | null;
  size: "md" | "lg";
  children: ReactNode;
}

const phoneWidth = 640;

function EditorFrame({ anchor, children, ...frame }: EditorFrameProps) {
  const t = useMessages("rental");
  const done = (
    <Button variant="solid" className="w-full" onClick={frame.onClose}>
      {t("plan.done")}
    </Button>
  );
  // Rendered only in the browser, when a field was pressed.
  return window.innerWidth < phoneWidth ? (
    <Dialog {...frame} footer={done}>
      {children}
    </Dialog>
  ) : (
    <Popover {...frame} anchor={anchor}>
      {children}
      <div className="mt-4">{done}</div>
    </Popover>
  );
}
