import { Checkbox } from "@errand/ui/checkbox.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MapPin from "lucide-react/icons/map-pin";
import { Controller, type UseFormReturn } from "react-hook-form";
import { AddressFields, useCheckedAddress } from "./address-fields.tsx";
import type { Draft } from "./draft.ts";
import type { DraftErrors } from "./draft-errors.ts";
import { FactSection } from "./fact-section.tsx";
import { AddressMap } from "./place-map.tsx";
import { SavedAddressButtons } from "./saved-address-buttons.tsx";
import { useSavedDoor } from "./use-saved-door.ts";

interface AddressSectionProps {
  form: UseFormReturn<Draft>;
  /** The errors of the current form values. */
  errors(): DraftErrors;
  change(changes: Partial<Draft>): void;
  refusals: string[];
  /** A guest's address is stored on the device, a customer's in the account. */
  isGuest: boolean;
  /** The store's zone: only saved addresses in it can be chosen; without it, all. */
  zoneId?: number;
}

/** The delivery address (spec §2, Delivery address section). */
export function AddressSection(props: AddressSectionProps) {
  const { form, errors, change, refusals, isGuest, zoneId } = props;
  const { control, watch, formState } = form;
  const t = useMessages("checkout");
  const saved = useMessages("addresses");
  const value = watch();
  const check = useCheckedAddress(value, change);
  useSavedDoor(value, change, zoneId);

  const fields = (
    <div className="flex flex-col gap-4">
      <Controller
        control={control}
        name="address"
        rules={{
          validate: fieldRule(
            () => errors().address ?? null,
            (code) => t(`error.address.${code}`),
          ),
        }}
        render={({ field: { ref } }) => (
          <AddressFields
            inputRef={ref}
            value={value}
            onChange={change}
            check={check}
            error={formState.errors.address?.message}
          >
            {!isGuest && (
              <SavedAddressButtons
                {...(zoneId !== undefined && { zoneId })}
                onTake={(taken, directions) =>
                  change({
                    ...taken,
                    savesAddress: false,
                    deliveryInstruction: directions || value.deliveryInstruction,
                  })
                }
              />
            )}
          </AddressFields>
        )}
      />
      <Checkbox
        isChecked={value.savesAddress}
        onChange={(savesAddress) => change({ savesAddress })}
      >
        <span className="block">{t("address.save")}</span>
        <span className="block text-sm text-muted">
          {isGuest ? t("address.saveHint") : saved("saveHint")}
        </span>
      </Checkbox>
    </div>
  );
  return (
    <FactSection
      icon={MapPin}
      title={t("address.title")}
      fact={<bdi>{value.address}</bdi>}
      detail={doorText(value) || t("address.found")}
      form={fields}
      isKnown={errors().address === undefined && !check.error}
      refusals={refusals}
      below={value.point && !check.isChecking && <AddressMap point={value.point} />}
    />
  );
}

function doorText({ house, floor }: Draft): string {
  return [house, floor].filter((text) => text !== "").join(", ");
}
