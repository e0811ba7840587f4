import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";

const debounceMs = 250;

interface MenuSearchProps {
  storeName: string;
  /** The text of the current search. */
  text: string;
  onSearch(text: string): void;
}

/** Searches shortly after the last keystroke, or immediately on Enter. */
export function MenuSearch({ storeName, text: searchedText, onSearch }: MenuSearchProps) {
  const t = useMessages("catalog");
  const [text, setText] = useState(searchedText);
  const [lastSearchedText, setKnown] = useState(searchedText);
  const timer = useRef(0);
  // Back and forward change the search.
  if (searchedText !== lastSearchedText) {
    setKnown(searchedText);
    if (searchedText !== text.trim()) setText(searchedText);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string, delayMs: number) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next.trim()), delayMs);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for some browsers, and for jsdom.
    <form
      role="search"
      className="relative w-full"
      onSubmit={(event) => {
        event.preventDefault();
        search(text, 0);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-label={t("menu.search", { store: storeName })}
        placeholder={t("menu.searchHere")}
        value={text}
        onChange={(event) => search(event.target.value, debounceMs)}
        onKeyDown={(event) => event.key === "Escape" && search("", 0)}
        className="min-h-11 w-full rounded-full border border-transparent bg-sunken ps-10 pe-11 placeholder:text-muted hover:border-line-strong focus:border-ink focus:bg-raised focus:outline-1 focus:outline-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== "" && (
        <IconButton
          icon={X}
          size="sm"
          label={t("menu.clear")}
          onClick={() => search("", 0)}
          className="absolute! end-1 top-1/2 -translate-y-1/2"
        />
      )}
    </form>
  );
}
