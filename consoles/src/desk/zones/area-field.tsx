import type { Area } from "@errand/core/location/area";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useEffect, useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { getRingPlaces, readArea, withoutRing, withRing } from "./area.ts";

/** Apart: the map library is larger than the screen around it. */
const areaMap = lazyComponent(() =>
  withMessages(["map"], import("./area-map.tsx")).then((file) => file.AreaMap),
);

interface AreaFieldProps {
  area: Area;
  others: readonly Area[];
  name: string;
  onChange(area: Area): void;
}

/** The area of a zone: its corners on a map, or as GeoJSON. */
export function AreaField({ area, others, name, onChange }: AreaFieldProps) {
  const t = useMessages("desk-settings");
  const [index, setIndex] = useState(0);
  const [pasted, setPasted] = useState("");
  const [isRefused, setRefused] = useState(false);
  // A pasted area is framed anew.
  const [framed, setFramed] = useState(0);
  const [AreaMap, setMap] = useState(() => areaMap.loaded());
  useEffect(() => {
    let isThere = true;
    areaMap.load().then(
      (component) => isThere && setMap(() => component),
      // Without the map there is the text.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, []);
  const places = getRingPlaces(area);
  const place = places[index] ?? places[0] ?? { part: 0, ring: 0 };

  function take() {
    const read = readArea(pasted);
    setRefused(read === null);
    if (!read) return;
    setIndex(0);
    setPasted("");
    setFramed(framed + 1);
    onChange(read);
  }

  return (
    <div className="flex flex-col gap-3 py-3">
      {AreaMap ? (
        <AreaMap
          key={framed}
          {...{ area, others, place, onChange }}
          label={t("zones.map", { name })}
        />
      ) : (
        <Skeleton className="h-120" />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t("zones.ring")}
          value={String(index)}
          onChange={(value) => setIndex(Number(value))}
          options={places.map(({ part, ring }, at) => ({
            value: String(at),
            label: t(ring === 0 ? "zones.part" : "zones.hole", { part: part + 1, hole: ring }),
          }))}
        />
        <OfficeButton tone="outline" onClick={() => onChange(withRing(area, null))}>
          {t("zones.addPart")}
        </OfficeButton>
        <OfficeButton tone="outline" onClick={() => onChange(withRing(area, place.part))}>
          {t("zones.addHole")}
        </OfficeButton>
        {places.length > 1 && (
          <OfficeButton
            tone="outline"
            onClick={() => {
              setIndex(0);
              onChange(withoutRing(area, place));
            }}
          >
            {t("zones.removeRing")}
          </OfficeButton>
        )}
      </div>
      <div className="flex max-w-2xl flex-col items-start gap-2">
        <TextArea
          className="w-full"
          label={t("zones.geojson")}
          hint={t("zones.geojsonHint")}
          value={pasted}
          error={isRefused ? t("zones.notGeojson") : undefined}
          onChange={(event) => setPasted(event.target.value)}
        />
        <OfficeButton tone="outline" onClick={take}>
          {t("zones.take")}
        </OfficeButton>
      </div>
    </div>
  );
}
