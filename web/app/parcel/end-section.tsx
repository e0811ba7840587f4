import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AddressFields, useCheckedAddress } from "../checkout/address-fields.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { SavedAddressButtons } from "../checkout/saved-address-buttons.tsx";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { maskedPhone } from "../ui/masked-phone.ts";
import { PhoneField } from "../ui/phone-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { HereButton } from "./here-button.tsx";
import type { ParcelEnd } from "./parcel-draft.ts";
import type { EndErrors } from "./parcel-errors.ts";

interface EndSectionProps {
  icon: LucideIcon;
  title: string;
  value: ParcelEnd;
  onChange(changes: Partial<ParcelEnd>): void;
  errors: EndErrors;
  /** All errors are shown, not only those of fields that were left. */
  isSubmitted: boolean;
  isGuest: boolean;
  /** Name and phone number must be filled in. */
  isContactRequired: boolean;
  /** The errors of the server for a field. */
  refused: { address?: string | undefined; phone?: string | undefined };
  /** Its other errors. */
  refusals: string[];
  /** Further fields of this end. */
  children?: ReactNode;
}

/** Where a parcel is collected or delivered, and who is there. */
export function EndSection(props: EndSectionProps) {
  const { icon, title, value, onChange, errors, isSubmitted, isGuest, refused } = props;
  const { isContactRequired, children } = props;
  const checkout = useMessages("checkout");
  const ui = useMessages("ui");
  const { config } = useShop();
  const check = useCheckedAddress(value, onChange);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: "name" | "phone") => setLeft(new Set([...left, field]));
  const isShown = (field: string) => isSubmitted || left.has(field);
  const { address, name, phone } = errors;

  const form = (
    <div className="flex flex-col gap-4">
      <AddressFields
        value={value}
        onChange={onChange}
        check={check}
        error={address && isSubmitted ? checkout(`error.address.${address}`) : refused.address}
      >
        <div className="flex flex-wrap gap-2.5">
          {!isGuest && <SavedAddressButtons onTake={onChange} />}
          <HereButton onLocate={check.setLocated} />
        </div>
      </AddressFields>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={checkout("contact.name")}
          error={name && isShown("name") ? checkout(`error.name.${name}`) : undefined}
          isRequired={isContactRequired}
          autoComplete="name"
          maxLength={100}
          value={value.name}
          onChange={({ target }) => onChange({ name: target.value })}
          onBlur={() => leave("name")}
        />
        <PhoneField
          label={checkout("contact.phone")}
          error={phone && isShown("phone") ? checkout(`error.phone.${phone}`) : refused.phone}
          isRequired={isContactRequired}
          country={config.country}
          countryLabel={config.country_picker_status === 1 ? ui("phoneCountry") : undefined}
          value={value.phone}
          onChange={(number) => onChange({ phone: number })}
          onBlur={() => leave("phone")}
        />
        {children}
      </div>
    </div>
  );
  const contact = [value.name, value.phone && maskedPhone(value.phone)].filter(Boolean).join(" · ");
  return (
    <FactSection
      icon={icon}
      title={title}
      fact={<bdi>{value.address}</bdi>}
      detail={<bdi>{[title, contact].filter(Boolean).join(" · ")}</bdi>}
      form={form}
      isKnown={
        Object.keys(errors).length === 0 &&
        !check.error &&
        refused.address === undefined &&
        refused.phone === undefined
      }
      refusals={props.refusals}
    />
  );
}
