import { keepPreviousWithin } from "@errand/client/queries.ts";
import type { SuggestionEntry } from "@errand/core/search/search.contract";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import {
  type FocusEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { searchPath } from "../catalog/paths.ts";
import { useStored } from "../visitor/storage.ts";
import { useDebounced } from "./use-debounced.ts";

const suggestions = lazyComponent(() =>
  import("./search-suggestions.tsx").then((file) => file.SearchSuggestions),
);
const recentSearches = lazyComponent(() =>
  import("./recent-searches.tsx").then((file) => file.RecentSearches),
);

function prefetchLists() {
  suggestions.prefetch();
  recentSearches.prefetch();
}

/** What the first suggested word adds to the text; empty without such a word. */
function restOf(text: string, entries: SuggestionEntry[]): string {
  const word = entries.find(
    (entry) => entry.kind === "word" && entry.text.startsWith(text.toLowerCase()),
  );
  return word?.kind === "word" ? word.text.slice(text.length) : "";
}

/** Shorter texts match too much to suggest anything. */
const minLength = 2;

/**
 * Suggests what a text may lead to in the module while the visitor types; Tab takes the word over
 * that is suggested in the field, and Enter opens the page of results. An empty field offers recent
 * searches.
 *
 * `text` is the searched text of the page; the field takes it over when the page changes.
 */
export function SearchBar({ text: initialText = "" }: { text?: string }) {
  const t = useMessages("search");
  const navigate = useNavigate();
  const module = useStored("module");
  const scope = usePageScope();
  const [text, setText] = useState(initialText);
  const [pageText, setPageText] = useState(initialText);
  if (pageText !== initialText) {
    setPageText(initialText);
    setText(initialText);
  }
  const [isOpen, setOpen] = useState(false);
  // Tab leaves a field in which nothing was typed since it has the focus.
  const [isTyped, setTyped] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const name = useDebounced(text.trim());
  const isLongEnough = name.length >= minLength;
  const found = useQuery({
    ...endpointQuery(scope, "GET /items/search-suggestion", { name }),
    enabled: isOpen && isLongEnough,
    placeholderData: keepPreviousWithin(scope),
  });
  // Takes over text that was typed before hydration.
  useEffect(() => {
    if (input.current && input.current.value !== initialText) setText(input.current.value);
  }, [initialText]);
  const isCurrent = found.isSuccess && !found.isPlaceholderData && name === text.trim();
  // A move down from a text whose suggestions have not arrived.
  const isMoveAwaited = useRef(false);
  useEffect(() => {
    if (!isCurrent || !isMoveAwaited.current) return;
    isMoveAwaited.current = false;
    input.current?.form?.querySelector<HTMLElement>("[data-suggestion]")?.focus();
  }, [isCurrent]);
  const isShown = useDeferredValue(isOpen && isLongEnough && text.trim() !== "");

  const rest = isShown && isTyped ? restOf(text, found.data?.entries ?? []) : "";

  const close = () => setOpen(false);

  function search(searchText: string) {
    setText(searchText);
    setOpen(false);
    // The results come next; a phone also hides its keyboard.
    document.getElementById("content")?.focus({ preventScroll: true });
    void navigate(searchPath(searchText, module?.id));
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    setTyped(false);
  }

  /**
   * Arrow keys move the focus between the field and the suggestions for its text, once they have
   * arrived; Escape closes them.
   */
  function move(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Escape") {
      setOpen(false);
      input.current?.focus();
      return;
    }
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const isAtEnd = input.current?.selectionStart === text.length;
    const isInField = event.target === input.current;
    if (event.key === "Tab" && isPlain && rest !== "" && isInField && isAtEnd) {
      event.preventDefault();
      setText(text + rest);
      return;
    }
    isMoveAwaited.current = false;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (event.key === "ArrowDown" && isInField && text.trim().length >= minLength && !isCurrent) {
      // The list of the earlier text would take the focus away with it.
      event.preventDefault();
      isMoveAwaited.current = true;
      return;
    }
    const targets = [
      ...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-suggestion]"),
    ].filter((target) => target.getAttribute("type") !== "hidden");
    const at = targets.indexOf(document.activeElement as HTMLElement);
    const next = targets[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for some browsers, and for jsdom.
    <form
      role="search"
      aria-label={t("search.label")}
      action="/home"
      className="relative w-full"
      onBlur={closeWhenLeft}
      onKeyDown={move}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") search(text.trim());
      }}
    >
      <input type="hidden" name="search" value="searched" />
      <input type="hidden" name="data_type" value="searched" />
      <Search
        aria-hidden
        className="pointer-events-none absolute start-4.5 top-6 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        name="name"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-label={t("search.label")}
        placeholder={t("search.hint")}
        value={text}
        onPointerEnter={prefetchLists}
        onFocus={() => {
          prefetchLists();
          setOpen(true);
        }}
        onChange={(event) => {
          setText(event.target.value);
          setTyped(true);
          setOpen(true);
        }}
        className="h-12 w-full rounded-full border border-transparent bg-sunken ps-12 pe-12 text-base placeholder:text-muted hover:border-line-strong focus:border-ink focus:bg-raised focus:outline-1 focus:outline-offset-0 focus:outline-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {rest !== "" && (
        <span
          aria-hidden
          dir="auto"
          className="pointer-events-none absolute inset-x-12 top-0 h-12 overflow-hidden text-base leading-12 whitespace-pre text-muted"
        >
          <span className="invisible">{text}</span>
          {rest}
        </span>
      )}
      {text !== "" && (
        <IconButton
          icon={X}
          label={t("search.clear")}
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
          className="absolute! end-0.5 top-0.5"
        />
      )}
      {/* Without a connection there is nothing to suggest: the field works without its lists. */}
      {isShown && (
        <LazyOverlay
          component={suggestions}
          isOpen
          isSilent
          onLoadError={close}
          props={{
            text: name,
            entries: found.data?.entries,
            isBusy: found.isFetching,
            onChoose: close,
          }}
        />
      )}
      {isOpen && text === "" && (
        <LazyOverlay
          component={recentSearches}
          isOpen
          isSilent
          onLoadError={close}
          props={{ onSearch: search, onForgotten: () => input.current?.focus() }}
        />
      )}
    </form>
  );
}
