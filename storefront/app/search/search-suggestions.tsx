import type { SuggestionEntry } from "@errand/core/search/search.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import Search from "lucide-react/icons/search";
import { Link } from "react-router";
import { searchPath } from "../catalog/paths.ts";
import { useStored } from "../visitor/storage.ts";
import { type EntryOf, SuggestionLine } from "./suggestion-line.tsx";

interface SearchSuggestionsProps {
  text: string;
  /** Undefined until the first response. */
  entries: SuggestionEntry[] | undefined;
  isBusy: boolean;
  /** Called when the visitor opens one of the links. */
  onChoose(): void;
}

/** Suggestions for a typed text: longer texts, what it may lead to, and all results. */
export function SearchSuggestions({ text, entries, isBusy, onChoose }: SearchSuggestionsProps) {
  const t = useMessages("search");
  const moduleId = useStored("module")?.id;
  const words = (entries ?? []).filter((entry) => entry.kind === "word");
  const lines = (entries ?? []).filter((entry) => entry.kind !== "word");
  const isEmpty = entries?.length === 0;
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised p-2.5 shadow-float">
      <p role="status" className={isEmpty ? "px-3 py-3 wrap-anywhere text-muted" : "sr-only"}>
        {isEmpty && !isBusy
          ? t("search.nothing", { text })
          : entries && t("search.found", { count: entries.length })}
      </p>
      {!entries && <p className="px-3 py-3 text-muted">{t("search.busy")}</p>}
      {words.length > 0 && (
        <ul
          aria-label={t("search.words")}
          className="mb-1.5 grid border-b border-line pb-1.5 sm:grid-cols-3"
        >
          {words.map((word) => (
            <li key={word.text} className="min-w-0">
              <Word word={word} typed={text} moduleId={moduleId} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul aria-label={t("search.suggestions")}>
          {lines.map((entry) => (
            <li key={entry.kind + ("item" in entry ? entry.item.id : entry.id)}>
              <SuggestionLine entry={entry} moduleId={moduleId ?? 0} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && entries && (
        <Link
          data-suggestion
          to={searchPath(text, moduleId)}
          onClick={onChoose}
          className="mt-1.5 flex min-h-12 items-center gap-2.5 rounded-control border-t border-line px-3 font-bold text-accent -outline-offset-2 hover:bg-sunken"
        >
          <span className="min-w-0 truncate">{t("search.all", { text })}</span>
          <ArrowRight aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}

interface WordProps {
  word: EntryOf<"word">;
  typed: string;
  moduleId: number | undefined;
  onChoose(): void;
}

/** A longer text; what is typed already is muted. */
function Word({ word: { text }, typed, moduleId, onChoose }: WordProps) {
  const isContinued = text.startsWith(typed.toLowerCase());
  return (
    <Link
      data-suggestion
      to={searchPath(text, moduleId)}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 -outline-offset-2 hover:bg-sunken"
    >
      <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="truncate">
        {isContinued && <span className="text-muted">{text.slice(0, typed.length)}</span>}
        <b className="font-bold">{isContinued ? text.slice(typed.length) : text}</b>
      </span>
    </Link>
  );
}
