import { Checkbox } from "@errand/ui/checkbox.tsx";

interface CheckboxSetProps<Value extends string | number> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
}

/** Any number of a few things. */
export function CheckboxSet<Value extends string | number>({
  label,
  hint,
  error,
  options,
  chosen,
  onChange,
}: CheckboxSetProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {error && (
        <p role="alert" className="mb-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            isChecked={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}
