import { classNames } from "@errand/ui/class-names.ts";

interface Preset {
  value: number;
  label: string;
  /** What it brings. */
  detail: string;
  /** That it brings something more. */
  isGood?: boolean;
}

interface PresetChoiceProps {
  label: string;
  presets: Preset[];
  /** The value of the field, which may be none of them. */
  value: number | null;
  onChoose(value: number): void;
}

/** Usual values of a field that takes others too: both are one value. */
export function PresetChoice({ label, presets, value, onChoose }: PresetChoiceProps) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
      <legend className="sr-only">{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="button"
          aria-pressed={preset.value === value}
          onClick={() => onChoose(preset.value)}
          className="flex min-h-14 flex-col items-center justify-center rounded-control border border-line-strong px-1 py-1.5 leading-tight transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-sunken aria-pressed:ring-1 aria-pressed:ring-ink"
        >
          <span className="font-bold whitespace-nowrap tabular-nums">
            <bdi>{preset.label}</bdi>
          </span>
          <span
            className={classNames(
              "text-xs whitespace-nowrap tabular-nums",
              preset.isGood ? "font-medium text-good" : "text-muted",
            )}
          >
            <bdi>{preset.detail}</bdi>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
