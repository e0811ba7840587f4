import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { type FoundSection, findPlaces } from "./find-places.ts";

/** Finds an order, a customer or a section from anywhere: ⌘K, or Ctrl and K. */
export function FindDialog({ sections }: { sections: readonly FoundSection[] }) {
  const t = useMessages("desk");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-[9px] bg-sunken px-2.5 text-muted hover:bg-line md:mb-2 md:min-h-9"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        {t("find.open")}
        <kbd aria-hidden className="ms-auto font-sans text-meta max-md:hidden">
          ⌘K
        </kbd>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("find.title")} size="md">
        <Finder sections={sections} onGone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Finder({ sections, onGone }: { sections: readonly FoundSection[]; onGone(): void }) {
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
    onGone();
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
