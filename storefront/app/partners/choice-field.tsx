import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, useId } from "react";

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  options: { value: Value; icon?: ReactNode; title: string; text?: string }[];
  value: Value | null;
  onChange(value: Value): void;
  error: string | undefined;
}

/** A required choice of one card. */
export function ChoiceField<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceFieldProps<Value>) {
  const ui = useMessages("ui");
  const [labelId, errorId] = [useId(), useId()];
  return (
    <div>
      <p id={labelId} className="mb-2 font-semibold">
        {label}
        <span className="text-bad">
          <span aria-hidden>{"\u00a0*"}</span>
          <span className="sr-only"> ({ui("required")})</span>
        </span>
      </p>
      <RadioGroup<Value | null>
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
        className={classNames(
          "grid gap-3 sm:grid-cols-2 md:grid-cols-3",
          // Short titles fit beside each other on a phone.
          options.every(({ text }) => !text) && "grid-cols-2",
        )}
      >
        {options.map((option) => (
          <Radio.Root
            key={option.value}
            value={option.value}
            render={<button type="button" />}
            nativeButton
            className="flex min-h-16 items-center gap-3.5 rounded-card border border-line p-3.5 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken"
          >
            {option.icon}
            <span className="min-w-0">
              <span className="block font-semibold">{option.title}</span>
              {option.text && <span className="block text-sm text-muted">{option.text}</span>}
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
      {error && (
        <p
          id={errorId}
          role="alert"
          data-error=""
          tabIndex={-1}
          className="mt-2 text-sm font-medium text-bad"
        >
          {error}
        </p>
      )}
    </div>
  );
}
