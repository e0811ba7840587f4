import { classNames } from "@errand/ui/class-names.ts";
import { SearchInputIcon, searchInputClasses } from "@errand/ui/search-input.tsx";
import type { Ref } from "react";

interface TouchSearchProps {
  label: string;
  value: string;
  isBusy?: boolean;
  ref?: Ref<HTMLInputElement>;
  inputMode?: "none";
  onChange(value: string): void;
  /** A scanner ends what it types with this key. */
  onEnter?(): void;
}

/** A search as high as the buttons beside it. */
export function TouchSearch({
  label,
  value,
  isBusy = false,
  ref,
  inputMode,
  onChange,
  onEnter,
}: TouchSearchProps) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <SearchInputIcon isBusy={isBusy} />
      <input
        ref={ref}
        type="search"
        inputMode={inputMode}
        value={value}
        placeholder={label}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // A scan submits no form around the search.
          event.preventDefault();
          onEnter?.();
        }}
        className={classNames(searchInputClasses, "min-h-14 text-ticket")}
      />
    </label>
  );
}
