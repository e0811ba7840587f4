import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { PageHead } from "../../../../console/office/page-head.tsx";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useStoreClient } from "../../../store-client.ts";
import { useRefreshItems } from "../menu.queries.ts";
import { useMenuUrl } from "../use-menu-url.ts";
import { FileChoice } from "./file-choice.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportResult } from "./import-result.tsx";
import { isOver, type Mapping, useImports } from "./use-imports.ts";

/** Imports items from a file: it is checked first, then what was read is imported. */
export function ImportPage() {
  const t = useMessages("import");
  const { to } = useMenuUrl();
  const { call } = useStoreClient();
  const refresh = useRefreshItems();
  const { query, show } = useImports();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const current = query.data?.imports.find(({ id }) => id === currentId);
  const isWritten = current?.report?.written ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import that has written.
  useEffect(() => {
    if (isWritten) void refresh();
  }, [isWritten, currentId]);

  async function start(
    source: File,
    terms: { mapping: Mapping; dry_run: 0 | 1; keep_going: 0 | 1 },
  ) {
    setBusy(true);
    try {
      const { import: started } = await call("POST /store/import", { file: source, ...terms });
      show(started);
      setCurrentId(started.id);
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  }

  function choose(chosen: File) {
    setFile(chosen);
    setMapping({});
    void start(chosen, { mapping: {}, dry_run: 1, keep_going: 1 });
  }

  return (
    <>
      <PageHead
        title={t("title")}
        acts={
          <Link to={to({ view: null })} className={buttonClasses("outline", "sm")}>
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t("back")}
          </Link>
        }
      />
      <div className="flex max-w-4xl flex-col gap-7 p-4 md:p-5">
        <FileChoice
          name={file?.name ?? null}
          isBusy={isBusy || (current !== undefined && !isOver(current))}
          onChoose={choose}
        />
        {current && (
          <ImportResult
            key={current.id}
            current={current}
            mapping={mapping}
            isBusy={isBusy}
            onCheck={(changed) => {
              setMapping(changed);
              if (file) void start(file, { mapping: changed, dry_run: 1, keep_going: 1 });
            }}
            onImport={(keepGoing) => {
              if (file) void start(file, { mapping, dry_run: 0, keep_going: keepGoing ? 1 : 0 });
            }}
          />
        )}
        <QueryState query={query}>{({ imports }) => <ImportList imports={imports} />}</QueryState>
      </div>
    </>
  );
}
