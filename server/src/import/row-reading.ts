import type { ImportNoteKind } from "@errand/core/items/import-notes";
import type { Currency } from "./numbers/currency.ts";
import type { NumberStyle } from "./numbers/number-style.ts";

/** How the values of a file are read. */
export interface FileReading {
  style: NumberStyle;
  currency: Currency;
}

/** A value that was interpreted: what the file has, and what it became. */
export interface ImportNote {
  /** Position in the file: `line 3` or `row 3`. */
  at: string;
  kind: ImportNoteKind;
  /** The field, or the column of an export. */
  field: string;
  from: string;
  to: string;
}

/** The reading of one row, which collects its notes. */
export interface RowReading {
  file: FileReading;
  note(kind: ImportNoteKind, field: string, from: string, to: string): void;
}

const maxLength = 100;

/** Reads a row at a position; its notes are added to `notes`. */
export function readingOf(file: FileReading, at: string, notes: ImportNote[]): RowReading {
  return {
    file,
    note: (kind, field, from, to) =>
      notes.push({ at, kind, field, from: shortened(from), to: shortened(to) }),
  };
}

const shortened = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text;
