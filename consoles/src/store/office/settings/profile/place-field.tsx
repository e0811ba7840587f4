import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import MapPinned from "lucide-react/icons/map-pinned";
import { Suspense, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { OfficeButton } from "../../../../console/office/office-button.tsx";
import type { ProfileValues } from "./profile-values.ts";

// With Leaflet, which no other section loads.
const placeMap = lazyComponent(() => import("./place-map.tsx").then((file) => file.PlaceMap));

/** The place of the store, which opens as a map. */
export function PlaceField() {
  const t = useMessages("profile-settings");
  const { control, formState } = useFormContext<ProfileValues>();
  const { field } = useController({ control, name: "place" });
  const [isOpen, setOpen] = useState(false);
  const error = formState.errors.place?.message;
  return (
    <div>
      <p className="mb-1.5 font-semibold">{t("place")}</p>
      <p className="flex flex-wrap items-center gap-3">
        <OfficeButton
          tone="outline"
          aria-expanded={isOpen}
          onPointerEnter={placeMap.prefetch}
          onClick={() => setOpen(!isOpen)}
        >
          <MapPinned aria-hidden className="size-4.5" />
          {t(isOpen ? "hideMap" : "showMap")}
        </OfficeButton>
        <span dir="ltr" className="text-strong tabular-nums">
          {field.value.lat.toFixed(5)}, {field.value.lng.toFixed(5)}
        </span>
      </p>
      {isOpen && (
        <div className="mt-3">
          <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
            <Lazy component={placeMap} props={{ value: field.value, onChange: field.onChange }} />
          </Suspense>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
