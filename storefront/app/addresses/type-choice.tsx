import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type AddressType, addressTypes, typeIcons } from "./address-type.ts";

interface TypeChoiceProps {
  value: AddressType;
  onChange(value: AddressType): void;
}

/** Home, office or other. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useMessages("addresses");
  return (
    <RadioGroup<AddressType>
      aria-label={t("form.type")}
      value={value}
      onValueChange={onChange}
      className="flex flex-wrap gap-2"
    >
      {addressTypes.map((type) => {
        const Icon = typeIcons[type];
        return (
          <Radio.Root
            key={type}
            value={type}
            render={<button type="button" />}
            nativeButton
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 font-medium transition-colors hover:border-accent data-checked:border-accent data-checked:bg-accent-soft data-checked:text-accent"
          >
            <Icon aria-hidden className="size-4.5" />
            {t(`type.${type}`)}
          </Radio.Root>
        );
      })}
    </RadioGroup>
  );
}
