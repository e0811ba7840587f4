import { getLargestPart, getParts } from "@errand/core/location/area";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { BareZone } from "@errand/core/location/location.contract";
import { pointInside } from "@errand/core/location/nearest-zone";
import { maxTranslationLength } from "@errand/core/partners/application-limits";
import { Button } from "@errand/ui/button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { useRef, useState } from "react";
import { Pane, Polygon } from "react-leaflet";
import { AddressField } from "../addresses/address-field.tsx";
import { PinnedMap } from "../addresses/pinned-map.tsx";
import { useAddressCheck } from "../addresses/use-address-check.ts";
import { type PartnerFields, textProps } from "./partner-fields.ts";
import type { StoreDraft } from "./store-draft.ts";
import { isInZone } from "./store-errors.ts";
import { isStated, otherLanguages } from "./store-texts.ts";
import { ZoneSelect } from "./zone-select.tsx";

interface StorePlaceProps {
  fields: PartnerFields<StoreDraft>;
  zones: readonly BareZone[];
}

/**
 * Where the store is: zone, address and a pin, which must be in the zone. It imports Leaflet, so
 * load it lazily.
 */
export function StorePlace({ fields, zones }: StorePlaceProps) {
  const t = useMessages("partners");
  const words = useMessages("addresses");
  const { draft, change, errorOf } = fields;
  const language = useLanguage();
  const others = otherLanguages(language);
  const ownAddress = `address_${language}` as const;
  const address = draft[ownAddress];
  const zone = zones.find(({ id }) => id === draft.zone_id);
  // A pin that was moved by hand stays where it is when the address is typed.
  const [isByHand, setByHand] = useState(draft.point !== null);
  const foundAddress = useRef("");
  const check = useAddressCheck({ address, point: draft.point }, ({ address: found, point }) =>
    change({ [ownAddress]: found, ...placeAt(point) }),
  );

  /** A first pin chooses the zone, too; later ones leave it, so that a pin outside is explained. */
  function placeAt(point: StoreDraft["point"]): Partial<StoreDraft> {
    const around =
      point && draft.zone_id === null ? zones.find((each) => isInZone(point, each)) : undefined;
    return { point, ...(around && { zone_id: around.id }) };
  }

  function movePin(point: LatLng, found: string) {
    setByHand(true);
    const isTyped = address !== "" && address !== foundAddress.current;
    if (!isTyped) foundAddress.current = found;
    check.setLocated(point, isTyped ? address : found);
  }

  return (
    <div className="flex flex-col gap-4">
      <ZoneSelect
        fields={fields}
        label={t("store.zone")}
        hint={t("store.zoneHint")}
        zones={zones}
        onChoose={({ id }) => change({ zone_id: id })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <AddressField
          label={t("store.address")}
          hint={t("store.addressHint")}
          lead={<MapPin aria-hidden className="size-5 text-accent" />}
          error={check.error ? words(`error.address.${check.error}`) : errorOf(ownAddress)}
          isRequired={!isStated(draft, "address", others)}
          input={{
            name: ownAddress,
            autoComplete: "street-address",
            maxLength: maxTranslationLength,
          }}
          address={address}
          check={{
            ...check,
            type: (text) => (isByHand ? change({ [ownAddress]: text }) : check.type(text)),
            locate: () => {
              fields.leave(ownAddress);
              return check.locate();
            },
          }}
        />
        {others.map((other) => (
          <TextField
            key={other}
            {...textProps(fields, `address_${other}`)}
            label={t(`store.addressIn.${other}`)}
            hint={t(`store.hintIn.${other}`)}
            lang={other}
            maxLength={maxTranslationLength}
          />
        ))}
      </div>
      <div>
        <p className="mb-2 font-semibold">{t("store.pin")}</p>
        <PinnedMap
          located={{
            address,
            point: draft.point ?? (zone ? middleOf(zone) : null),
          }}
          onMove={movePin}
          onAddressNotFound={(point) => movePin(point, address)}
          isChecking={check.isChecking}
        >
          {/* Above the map of the town, which may render later. */}
          <Pane name="zone" style={{ zIndex: 450 }}>
            {zone && (
              <Polygon
                positions={getParts(zone.coordinates).map((rings) =>
                  rings.map((ring) => ring.map(([lng, lat]): [number, number] => [lat, lng])),
                )}
                interactive={false}
                pathOptions={{ color: "var(--accent)", weight: 3, fillOpacity: 0.08 }}
              />
            )}
          </Pane>
        </PinnedMap>
        <PinExplanation fields={fields} zones={zones} zone={zone} />
      </div>
    </div>
  );
}

interface PinExplanationProps extends StorePlaceProps {
  zone: BareZone | undefined;
}

/** A pin outside the zone is shown at once, with the two ways out. */
function PinExplanation({ fields, zones, zone }: PinExplanationProps) {
  const t = useMessages("partners");
  const { draft, change } = fields;
  const { point } = draft;
  if (!point || !zone || isInZone(point, zone)) {
    const error = fields.errorOf("point");
    return <Refusals texts={error ? [error] : []} />;
  }
  const around = zones.find((each) => isInZone(point, each));
  const text = around
    ? t("outside.other", { zone: zone.display_name, other: around.display_name })
    : t("outside.none", { zone: zone.display_name });
  return (
    <>
      <Refusals texts={[text]} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {around && (
          <Button variant="outline" onClick={() => change({ zone_id: around.id })}>
            {t("outside.change", { zone: around.display_name })}
          </Button>
        )}
        <Button variant="outline" onClick={() => change({ point: middleOf(zone) })}>
          {t("outside.move", { zone: zone.display_name })}
        </Button>
      </div>
    </>
  );
}

function middleOf(zone: BareZone): { lat: number; lng: number } {
  const [lng, lat] = pointInside(getLargestPart(zone.coordinates));
  return { lat, lng };
}
