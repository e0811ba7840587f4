import type { LatLng } from "@errand/core/location/lat-lng";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Controller } from "react-hook-form";
import { AddressFields, useCheckedAddress } from "../checkout/address-fields.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { SavedAddressButtons } from "../checkout/saved-address-buttons.tsx";
import { EndContact } from "./end-contact.tsx";
import type { EndForm } from "./end-form.ts";
import { FormerReceivers } from "./former-receivers.tsx";
import { HereButton } from "./here-button.tsx";
import type { ParcelEnd } from "./parcel-draft.ts";
import type { FormerReceiver } from "./use-former-receivers.ts";

interface EndSectionProps extends EndForm {
  icon: LucideIcon;
  title: string;
  value: ParcelEnd;
  onChange(changes: Partial<ParcelEnd>): void;
  isGuest: boolean;
  /** The phone gets the link by text message. */
  getsMessages?: boolean;
  /** Name and phone number must be filled in. */
  isContactRequired: boolean;
  /** The errors of the server for a field. */
  refused: { address?: string | undefined; phone?: string | undefined };
  /** Its other errors. */
  refusals: string[];
  /** Offers people to whom parcels were sent; their door is filled in before this is called. */
  people?: { from: LatLng | null; onTake(receiver: FormerReceiver): void };
  /** Further fields of this end. */
  children?: ReactNode;
}

/** Where a parcel is collected or delivered, and who is there. */
export function EndSection(props: EndSectionProps) {
  const { icon, title, value, isGuest, refused, isContactRequired, children } = props;
  const { form: parcel, name, errors, onEdit, people } = props;
  const t = useMessages("parcel");
  const checkout = useMessages("checkout");
  const onChange = (changes: Partial<ParcelEnd>) =>
    props.onChange({ mayLackNumber: false, ...changes });
  const check = useCheckedAddress(value, onChange, true);
  // An address that was typed elsewhere, and could not be located there or is no door.
  const locate = useEffectEvent(
    () => void (value.point && value.mayLackNumber ? check.checkDoor() : check.locate()),
  );
  useEffect(() => locate(), []);

  function take(receiver: FormerReceiver) {
    const { additionalAddress: _additional, ...end } = receiver;
    // Ends the search for what was typed.
    check.setLocated(end.point, end.address);
    onChange(end);
    people?.onTake(receiver);
  }

  const form = (
    <div className="flex flex-col gap-4">
      <Controller
        control={parcel.control}
        name={`${name}.address`}
        rules={{
          validate: fieldRule(
            () => errors()[name].address ?? null,
            (code) => checkout(`error.address.${code}`),
          ),
        }}
        render={({ field: { ref }, fieldState }) => (
          <AddressFields
            inputRef={ref}
            value={value}
            onChange={onChange}
            check={check}
            error={fieldState.error?.message ?? refused.address}
          >
            {people && value.point === null && (
              <FormerReceivers typed={value.address} from={people.from} onTake={take} />
            )}
            <div className="flex flex-wrap gap-2.5">
              {!isGuest && <SavedAddressButtons onTake={onChange} />}
              <HereButton onLocate={check.setLocated} />
            </div>
          </AddressFields>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EndContact
          form={parcel}
          name={name}
          errors={errors}
          onEdit={onEdit}
          isRequired={isContactRequired}
          refusedPhone={refused.phone}
          {...(props.getsMessages && { getsMessages: true, phoneHint: t("to.phoneHint") })}
        />
        {children}
      </div>
    </div>
  );
  const contact = [value.name, value.phone].filter(Boolean).join(" · ");
  return (
    <FactSection
      icon={icon}
      title={title}
      fact={<bdi>{value.address}</bdi>}
      detail={<bdi>{[title, contact].filter(Boolean).join(" · ")}</bdi>}
      form={form}
      isKnown={
        Object.keys(errors()[name]).length === 0 &&
        !check.error &&
        refused.address === undefined &&
        refused.phone === undefined
      }
      refusals={props.refusals}
    />
  );
}
