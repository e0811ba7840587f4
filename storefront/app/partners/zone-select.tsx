import type { BareZone } from "@errand/core/location/location.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import type { PartnerFields } from "./partner-fields.ts";

interface ZoneSelectProps {
  fields: PartnerFields<{ zone_id: number | null }>;
  label: string;
  hint: string;
  zones: readonly BareZone[];
  onChoose(zone: BareZone): void;
}

/** The zone in which a partner works. */
export function ZoneSelect({ fields, label, hint, zones, onChoose }: ZoneSelectProps) {
  const t = useMessages("partners");
  return (
    <Select
      label={label}
      hint={hint}
      isRequired
      placeholder={t("chooseZone")}
      options={zones.map(({ id, display_name }) => ({ value: id, label: display_name }))}
      value={fields.draft.zone_id}
      onChange={(id) => {
        const zone = zones.find((each) => each.id === id);
        if (zone) onChoose(zone);
      }}
      error={fields.errorOf("zone_id")}
    />
  );
}
