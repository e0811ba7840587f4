import { Select as Base } from "@base-ui/react/select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";
import { optionClasses, popupClasses } from "./popup-classes.ts";
import { usePopupContainer } from "./popup-container.ts";

interface SelectProps<Value extends string | number> extends FieldProps {
  options: { value: Value; label: string; isDisabled?: boolean }[];
  value: Value | null;
  onChange(value: Value): void;
  placeholder?: string;
  isDisabled?: boolean;
}

export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder,
  isDisabled,
  ...field
}: SelectProps<Value>) {
  const container = usePopupContainer();
  return (
    <Field {...field}>
      {({ id, describedBy, isInvalid }) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(chosen) => chosen !== null && onChange(chosen)}
          disabled={isDisabled}
        >
          <Base.Trigger
            id={id}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            className={classNames(controlClasses, "flex items-center gap-2 text-start")}
          >
            <Base.Value
              placeholder={placeholder}
              className="grow truncate data-placeholder:text-muted"
            />
            <Base.Icon>
              <ChevronDown aria-hidden className="size-5 text-muted" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal container={container}>
            <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60">
              <Base.Popup
                className={classNames(
                  popupClasses,
                  "max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1.5",
                )}
              >
                <Base.List>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.isDisabled}
                      className={optionClasses}
                    >
                      <Base.ItemText className="grow">{option.label}</Base.ItemText>
                      <Base.ItemIndicator>
                        <Check aria-hidden className="size-4.5 text-accent" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
