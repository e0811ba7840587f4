import type { CartLine } from "@errand/core/cart/cart.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { type SubmitEvent, useRef, useState } from "react";
import { useCartContext } from "../catalog/cart-context.ts";
import { maxNoteLength } from "../items/line-note-field.tsx";

/** The note of a line, and a button to write it; nothing where the store reads none. */
export function LineNote({ line }: { line: CartLine }) {
  const t = useMessages("cart");
  const cart = useCartContext();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = line.item.name;
  if (!line.item.line_notes) return null;

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note")).trim();
    if (note !== (line.note ?? "")) cart.setNote(line, note);
    close();
  }

  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t(line.note === null ? "note.addTo" : "note.changeOf", { name })}
        className="min-h-8 text-sm font-medium text-ink hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      >
        {t(line.note === null ? "note.add" : "note.change")}
      </button>
    );
  }
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The drawer around it stays open.
        event.stopPropagation();
        close();
      }}
      className="flex items-end gap-2 py-1"
    >
      <TextField
        name="note"
        label={t("note.label", { name })}
        defaultValue={line.note ?? ""}
        maxLength={maxNoteLength}
        className="grow"
        autoFocus
      />
      <button
        type="submit"
        className="min-h-11 px-2 font-medium text-accent hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      >
        {t("note.save")}
      </button>
    </form>
  );
}
