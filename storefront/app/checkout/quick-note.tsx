import { TextField } from "@errand/ui/text-field.tsx";
import { Pill } from "./pill.tsx";

interface QuickNoteProps {
  label: string;
  /** Frequent texts: one press enters one, another press removes it. */
  suggestions: string[];
  maxLength: number;
  value: string;
  onChange(value: string): void;
}

/** A short text with suggestions. */
export function QuickNote({ label, suggestions, maxLength, value, onChange }: QuickNoteProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        label={label}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map((text) => (
          <Pill
            key={text}
            isChosen={value.trim() === text}
            onClick={() => onChange(value.trim() === text ? "" : text)}
          >
            {text}
          </Pill>
        ))}
      </div>
    </div>
  );
}
