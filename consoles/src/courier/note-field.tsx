import { useId } from "react";

interface NoteFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A few words for the desk. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid gap-1.5 text-[1.0625rem] font-bold">
      {label}
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="rounded-[16px] border-2 border-line-strong bg-paper p-3 font-semibold text-ink"
      />
    </label>
  );
}
