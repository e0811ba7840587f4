import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useEntry } from "./entry.queries.ts";
import { EntryFormPage } from "./entry-form-page.tsx";
import type { Family } from "./family.types.ts";

interface EntryEditorProps {
  family: Family;
  /** Of the list. */
  path: string;
  /** Null for a new one. */
  id: number | null;
}

/** An element of a list, or a new one. */
export function EntryEditor({ family, path, id }: EntryEditorProps) {
  const t = useMessages("entries");
  return (
    <>
      <p className="border-b border-line px-4 py-2 md:px-5">
        <Link to={path} className={officeButtonClasses("soft")}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t(`list.${family.list}`)}
        </Link>
      </p>
      {id === null ? (
        <EntryFormPage family={family} path={path} read={null} onReadAgain={() => {}} />
      ) : (
        <ReadEntry family={family} path={path} id={id} />
      )}
    </>
  );
}

function ReadEntry({ family, path, id }: EntryEditorProps & { id: number }) {
  const query = useEntry(family.list, id);
  return (
    <QueryState query={query}>
      {(entry) => (
        <EntryFormPage
          key={`${entry.path} ${query.dataUpdatedAt}`}
          family={family}
          path={path}
          read={entry}
          onReadAgain={() => void query.refetch()}
        />
      )}
    </QueryState>
  );
}
