import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import History from "lucide-react/icons/history";
import X from "lucide-react/icons/x";
import { useStored } from "../visitor/storage.ts";
import { clearRecentSearches, removeRecentSearch } from "./recent-searches.ts";

interface RecentSearchesProps {
  onSearch(text: string): void;
  /** Called when the focused button was removed, to move the focus. */
  onForgotten(): void;
}

/** Recent searches, each to search for again or to remove. */
export function RecentSearches({ onSearch, onForgotten }: RecentSearchesProps) {
  const t = useMessages("search");
  const searches = useStored("searches");
  if (searches === null) return null;
  return (
    <section
      aria-label={t("search.recent")}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
    >
      <div className="flex items-center justify-between gap-2 ps-3">
        <h2 className="text-xs font-semibold tracking-wide text-muted uppercase">
          {t("search.recent")}
        </h2>
        <button
          type="button"
          onClick={() => {
            clearRecentSearches();
            onForgotten();
          }}
          className="min-h-9 px-3 text-sm font-semibold text-muted hover:text-ink"
        >
          {t("search.forgetAll")}
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className="flex items-center rounded-control hover:bg-sunken">
            <button
              type="button"
              data-suggestion
              onClick={() => onSearch(text)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-3 text-start -outline-offset-2"
            >
              <History aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="truncate">{text}</span>
            </button>
            <IconButton
              icon={X}
              size="sm"
              label={t("search.forget", { text })}
              onClick={() => {
                removeRecentSearch(text);
                onForgotten();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
