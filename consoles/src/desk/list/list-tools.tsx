import { ColumnsButton } from "./columns-button.tsx";
import { SavedViews } from "./saved-views.tsx";

interface ListToolsProps {
  /** The section, such as `orders`. */
  list: string;
  columns: readonly { name?: string; label: string }[];
}

/** Beside the filters of a list: its saved views, and which columns it shows. */
export function ListTools({ list, columns }: ListToolsProps) {
  const named = columns.flatMap(({ name, label }) => (name === undefined ? [] : [{ name, label }]));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SavedViews list={list} />
      <ColumnsButton columns={named} />
    </div>
  );
}
