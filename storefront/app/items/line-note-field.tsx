import type { Item } from "@errand/core/catalog/catalog.types";
import { Collapsible } from "@errand/ui/collapsible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { useState } from "react";
import type { Selection } from "./selection.ts";

/** The limit of the contract, in characters. */
export const maxNoteLength = 200;

interface LineNoteFieldProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
}

/** What the store is to know about this item, where it reads such notes. Few write one. */
export function LineNoteField({ item, selection, onChange }: LineNoteFieldProps) {
  const t = useMessages("catalog");
  const [isOpen, setOpen] = useState(selection.note !== "");
  if (!item.line_notes) return null;
  return (
    <Collapsible icon={NotebookPen} title={t("note.add")} isOpen={isOpen} onChange={setOpen}>
      <div className="px-3 pb-3">
        <TextField
          label={t("note.label")}
          hint={t("note.hint")}
          value={selection.note}
          maxLength={maxNoteLength}
          onChange={({ target }) => onChange({ ...selection, note: target.value })}
        />
      </div>
    </Collapsible>
  );
}
