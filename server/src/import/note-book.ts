import type { StoredNotes } from "../items/stored-reading.ts";
import type { ImportNote } from "./row-reading.ts";

const shownOfEach = 5;

/** Counts interpreted values by their kind, and keeps the first ones of each. */
export function createNoteBook() {
  const byKind = new Map<ImportNote["kind"], StoredNotes>();
  return {
    add({ kind, ...note }: ImportNote) {
      const known = byKind.get(kind) ?? { kind, count: 0, first: [] };
      byKind.set(kind, known);
      known.count += 1;
      if (known.first.length < shownOfEach) known.first.push(note);
    },
    notes: (): StoredNotes[] => [...byKind.values()],
  };
}

export type NoteBook = ReturnType<typeof createNoteBook>;
