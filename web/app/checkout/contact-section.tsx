import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { PhoneField } from "../ui/phone-field.tsx";
import { Section } from "../ui/section.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Faults } from "./checkout-errors.ts";
import type { Draft } from "./draft.ts";

interface ContactSectionProps {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  faults: Faults;
  /** A field was left: what is wrong with it may be shown from now on. */
  onLeave(field: "name" | "phone" | "email"): void;
  refusals: string[];
  isGuest: boolean;
}

/** Who is called about the order; a guest has to say all of it. */
export function ContactSection(props: ContactSectionProps) {
  const { draft, change, faults, onLeave, isGuest } = props;
  const t = useMessages("checkout");
  const { config } = useShop();
  const told = (fault: Faults[keyof Faults]) => fault && t(`fault.${fault}`);
  return (
    <Section title={t("contact.title")} text={t("contact.why")} refusals={props.refusals}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("contact.name")}
          error={told(faults.name)}
          isRequired={isGuest}
          autoComplete="name"
          maxLength={100}
          className="sm:col-span-2"
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          onBlur={() => onLeave("name")}
        />
        <PhoneField
          label={t("contact.phone")}
          error={told(faults.phone)}
          isRequired={isGuest}
          country={config.country}
          countryLabel={config.country_picker_status === 1 ? t("contact.country") : undefined}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => onLeave("phone")}
        />
        <TextField
          label={t("contact.email")}
          error={told(faults.email)}
          isRequired={isGuest}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={255}
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
          onBlur={() => onLeave("email")}
        />
      </div>
    </Section>
  );
}
