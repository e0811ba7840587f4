import { classNames } from "@errand/ui/class-names.ts";
import { writeLatinDigits } from "@errand/ui/latin-digits.ts";
import { useState } from "react";

interface BatchCellProps {
  /** The row and the field, by which Enter finds the cell below. */
  id: string;
  below: string;
  label: string;
  /** The same where the row is seen. */
  shortLabel: string;
  value: string;
  onCommit(text: string): void;
  isInvalid: boolean;
  /** The id of the errors of the row. */
  describedBy: string;
  placeholder?: string;
  /** Takes a line of its own where the row has several. */
  isWide: boolean;
  inputMode?: "tel";
  maxLength: number;
}

/** A cell of the sheet: it takes over its text when it is left, and Enter goes to the one below. */
export function BatchCell(props: BatchCellProps) {
  const {
    id,
    below,
    label,
    shortLabel,
    value,
    onCommit,
    isInvalid,
    describedBy,
    isWide,
    ...input
  } = props;
  const [text, setText] = useState(value);
  const [former, setFormer] = useState(value);
  if (former !== value) {
    setFormer(value);
    setText(value);
  }
  return (
    <label className={classNames("block min-w-0", isWide && "max-xl:col-span-2")}>
      <span aria-hidden className="mb-0.5 block text-sm text-muted xl:hidden">
        {shortLabel}
      </span>
      <input
        {...input}
        id={id}
        aria-label={label}
        type="text"
        value={text}
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy : undefined}
        onChange={({ target }) => {
          writeLatinDigits(target);
          setText(target.value);
        }}
        onBlur={() => text !== value && onCommit(text)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          const next = document.getElementById(below);
          if (next) next.focus();
          else event.currentTarget.blur();
        }}
        className="min-h-11 w-full rounded-control border border-line bg-transparent px-2.5 transition-colors placeholder:text-muted hover:border-line-strong focus:border-ink focus:bg-raised aria-invalid:border-bad aria-invalid:bg-raised xl:border-transparent"
      />
    </label>
  );
}
