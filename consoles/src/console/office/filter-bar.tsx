import type { ComponentProps, ReactNode } from "react";
import { ListSearch } from "./list-search.tsx";

interface FilterBarProps {
  /** The search of the list; none by default. */
  search?: ComponentProps<typeof ListSearch>;
  /** Further filters, and what else sets up the list. */
  children?: ReactNode;
}

/** Above a list: its search and its filters in a row, in several on a narrow screen. */
export function FilterBar({ search, children }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-4 py-3 md:px-5">
      {search && (
        <div className="min-w-60 grow">
          <ListSearch {...search} />
        </div>
      )}
      {children}
    </div>
  );
}
