import type { DeskContract } from "@errand/core/contract.desk";
import { localize } from "@errand/core/language";
import type { Area } from "@errand/core/location/area";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useDeskClient } from "../desk-client.ts";
import { DeleteEntry } from "../entries/delete-entry.tsx";
import type { Entry } from "../entries/entry-lists.ts";
import { useMayWrite } from "../entries/use-may-write.ts";
import { useSettingWrites } from "../settings/setting.queries.ts";
import { SettingEditor } from "../settings/setting-editor.tsx";
import { SwitchRow } from "../settings/switch-row.tsx";
import { AreaField } from "./area-field.tsx";
import { getZoneFields } from "./zone-fields.ts";

export type Zone = DeskContract["GET /desk/settings/zones"]["reply"]["entries"][number];
export type ZoneModule = DeskContract["GET /module"]["reply"][number];

interface ZoneScreenProps {
  zone: Zone;
  zones: readonly Zone[];
  modules: readonly ZoneModule[];
  onReadAgain(): void;
}

/** A zone: its area among the others, and what a delivery costs in it. */
export function ZoneScreen({ zone, zones, modules, onReadAgain }: ZoneScreenProps) {
  const t = useMessages("desk-settings");
  const language = useLanguage();
  const { call } = useDeskClient();
  const { remove } = useSettingWrites({ key: "zones" });
  const mayWrite = useMayWrite({ permission: "settings" });
  const { values } = zone;
  const [area, setArea] = useState(values.area as Area);
  const [targets, setTargets] = useState(values.delivers_to);
  const [isOpen, setOpen] = useState(zone.active === 1);
  const others = zones.filter(({ id }) => id !== zone.id);
  const fields = getZoneFields(modules.map(({ id }) => id));
  const names = new Map(modules.map(({ id, module_name }) => [id, module_name]));
  const isMoved = JSON.stringify(area) !== JSON.stringify(values.area);
  const isRetargeted = JSON.stringify(targets) !== JSON.stringify(values.delivers_to);
  const active = isOpen ? 1 : 0;
  const changes = [isMoved, isRetargeted, active !== zone.active];
  const entry_id = zone.id ?? 0;

  const screen = (
    <>
      <AreaField
        area={area}
        others={others.map((each) => each.values.area as Area)}
        name={localize(values.name, language)}
        onChange={setArea}
      />
      <SwitchRow
        isOn={isOpen}
        onChange={setOpen}
        name={t("zones.open")}
        about={t("zones.openAbout")}
      />
      {mayWrite && (
        <div className="self-end">
          <DeleteEntry
            name={localize(values.name, language)}
            remove={() => remove(zone)}
            path="/desk/zones"
          />
        </div>
      )}
      {others.length > 0 && (
        <fieldset className="py-3">
          <legend className="font-bold">{t("zones.deliversTo")}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {others.map(({ id, values: { name } }) => (
              <Checkbox
                key={id}
                isChecked={targets.includes(id ?? 0)}
                onChange={(isChosen) =>
                  setTargets(
                    isChosen ? [...targets, id ?? 0] : targets.filter((each) => each !== id),
                  )
                }
              >
                {localize(name, language)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );

  return (
    <SettingEditor
      target={{ key: "zones", id: entry_id }}
      fields={fields}
      entry={zone as unknown as Entry} // Its values are checked by the editor.
      labelOf={({ name, kind }) => {
        const [, id, term] = /^delivery\.(\d+)\.?(\w*)$/.exec(name) ?? [];
        const module = id === undefined ? undefined : names.get(Number(id));
        if (module === undefined || kind === "group") return module;
        return `${module}: ${t(`name.delivery_${term}` as "name.delivery_charge")}`;
      }}
      findEffects={(stated) =>
        call("POST /desk/settings/zones/effects", {
          ...{ entry_id, active },
          values: stated as typeof values,
        })
      }
      other={{
        values: { area, delivers_to: targets },
        count: changes.filter(Boolean).length,
        active,
        screen,
        reset() {
          setArea(values.area as Area);
          setTargets(values.delivers_to);
          setOpen(zone.active === 1);
        },
      }}
      onReadAgain={onReadAgain}
    />
  );
}
