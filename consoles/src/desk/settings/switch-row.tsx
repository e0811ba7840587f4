import { classNames } from "@errand/ui/class-names.ts";
import { useId } from "react";

interface SwitchRowProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  name: string;
  /** What it does, in a sentence. */
  about: string;
  error?: string | undefined;
}

/** A switch at the end of its row. */
export function SwitchRow({ isOn, onChange, name, about, error }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 border-b border-line py-2.5">
      <span className="grow">
        <span id={id} className="block font-bold">
          {name}
        </span>
        <span id={`${id}about`} className="block text-strong">
          {about}
        </span>
        {error && (
          <span role="alert" className="block font-semibold text-bad">
            {error}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}about`}
        onChange={(event) => onChange(event.target.checked)}
        className={classNames(
          "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong",
          "before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:bg-paper",
          "checked:bg-accent checked:before:start-6 motion-safe:before:transition-all",
        )}
      />
    </label>
  );
}
