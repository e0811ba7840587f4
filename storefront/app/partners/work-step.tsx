import { useMessages } from "@errand/ui/messages/messages.ts";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { ChoiceField } from "./choice-field.tsx";
import type { CourierDraft } from "./courier-draft.ts";
import type { PartnerFields } from "./partner-fields.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { ZoneSelect } from "./zone-select.tsx";

interface WorkStepProps {
  fields: PartnerFields<CourierDraft>;
  options: PartnerOptions;
}

/** Where, on what and how a courier works. */
export function WorkStep({ fields, options: { zones, vehicles } }: WorkStepProps) {
  const t = useMessages("partners");
  const { draft, change, errorOf } = fields;
  const icon = "size-6 shrink-0";
  return (
    <>
      <ZoneSelect
        fields={fields}
        label={t("work.zone")}
        hint={t("work.zoneHint")}
        zones={zones}
        onChoose={({ id }) => change({ zone_id: id })}
      />
      <ChoiceField
        label={t("work.vehicle")}
        // The shop names its vehicles as it likes, so that no picture is right for all of them.
        options={vehicles.map(({ id, type }) => ({ value: id, title: type }))}
        value={draft.vehicle_id}
        onChange={(vehicle_id) => change({ vehicle_id })}
        error={errorOf("vehicle_id")}
      />
      <ChoiceField<CourierDraft["work"]>
        label={t("work.earning")}
        options={[
          {
            value: "freelance",
            title: t("work.freelance"),
            text: t("work.freelanceText"),
            icon: <CalendarClock aria-hidden className={icon} strokeWidth={1.8} />,
          },
          {
            value: "salaried",
            title: t("work.salaried"),
            text: t("work.salariedText"),
            icon: <BriefcaseBusiness aria-hidden className={icon} strokeWidth={1.8} />,
          },
        ]}
        value={draft.work}
        onChange={(work) => change({ work })}
        error={errorOf("work")}
      />
    </>
  );
}
