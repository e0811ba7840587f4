import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { type FoundSection, findPlaces } from "./find-places.ts";

interface FindDialogProps {
  isOpen: boolean;
  sections: readonly FoundSection[];
  onClose(): void;
}

/** Where a text may lead, chosen by arrow keys. */
export function FindDialog({ isOpen, ...finder }: FindDialogProps) {
  const t = useMessages("desk");
  return (
    <Dialog open={isOpen} onClose={finder.onClose} title={t("find.title")} size="md">
      <Finder {...finder} />
    </Dialog>
  );
}

function Finder({ sections, onClose }: Omit<FindDialogProps, "isOpen">) {
  const t = useMessages("desk");
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const places = findPlaces(text, sections, t);
  const chosen = Math.min(at, places.length - 1);

  function go(index: number) {
    const place = places[index];
    if (!place) return;
    onClose();
    void navigate(place.to);
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === "ArrowDown") setAt(Math.min(chosen + 1, places.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(chosen - 1, 0));
    else if (event.key === "Enter") go(chosen);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
        autoFocus
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={places[chosen] && `${listId}-${chosen}`}
        aria-label={t("find.label")}
        placeholder={t("find.label")}
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        className="min-h-12 w-full rounded-[9px] border border-line bg-paper px-3 font-semibold"
      />
      <div id={listId} role="listbox" aria-label={t("find.title")} className="mt-3 min-h-40">
        {places.map(({ to, name }, index) => (
          <div
            key={to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerMove={() => setAt(index)}
            onClick={() => go(index)}
            onKeyDown={onKey}
            className="flex min-h-11 cursor-pointer items-center rounded-[9px] px-3 font-semibold aria-selected:bg-call-soft"
          >
            {name}
          </div>
        ))}
      </div>
    </>
  );
}
