import { localize } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { useNavigate } from "react-router";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useSettingWrites } from "../settings/setting.queries.ts";
import { rounded } from "./area.ts";
import type { Zone } from "./zone-screen.tsx";

interface NewZoneDialogProps {
  zones: readonly Zone[];
  onClose(): void;
}

/** Adds a zone, closed and around the place of the shop, and opens its page, where it is drawn. */
export function NewZoneDialog({ zones, onClose }: NewZoneDialogProps) {
  const t = useMessages("desk-settings");
  const language = useLanguage();
  const navigate = useNavigate();
  const { call } = useDeskClient();
  const { create } = useSettingWrites({ key: "zones" });
  const form = useValidatedForm({ defaultValues: { en: "", fr: "", like: "" } });
  const { register, control, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("zones.addTitle")}
      text={t("zones.addText")}
      send={t("zones.addSend")}
      onClose={onClose}
      onSend={async ({ like, ...typed }) => {
        const { contact } = (await call("GET /desk/settings/shop")).values;
        const { longitude, latitude } = contact.location;
        const { message, entry } = await create({
          active: 0,
          values: {
            ...{ cash: true, online: true, transfers: false, delivery: {} },
            ...{ delivery_fee_rise: 0, delivery_fee_message: null },
            ...zones.find(({ path }) => path === like)?.values,
            name: { en: typed.en.trim(), fr: typed.fr.trim() || typed.en.trim() },
            area: { type: "Polygon", coordinates: [getSquare([longitude, latitude])] },
            delivers_to: [],
          },
        });
        toast.success(message);
        void navigate(`/desk/zones/${entry.id}`);
      }}
    >
      {(["en", "fr"] as const).map((each) => (
        <TextField
          key={each}
          {...register(each, {
            validate: (text) => each !== "en" || text.trim() !== "" || t("error.required"),
          })}
          lang={each}
          label={t("zones.nameOf", { language: t(`language.${each}`) })}
          error={formState.errors[each]?.message}
          isRequired={each === "en"}
        />
      ))}
      <Controller
        control={control}
        name="like"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("zones.like")}
            value={value}
            onChange={onChange}
            options={[
              { value: "", label: t("zones.likeNone") },
              ...zones.map(({ path, values: { name } }) => ({
                value: path,
                label: t("zones.likeZone", { name: localize(name, language) }),
              })),
            ]}
          />
        )}
      />
    </FormDialog>
  );
}

/** A closed ring around a place, about 2 km wide, to be drawn anew. */
function getSquare([lng, lat]: Position): Position[] {
  const [width, height] = [0.0125, 0.009];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 0, y = 0]) => rounded([lng + x * width, lat + y * height]));
}
