import type { ImportReport, StoreImport } from "@errand/core/items/store-import.contract";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useState } from "react";
import { MappingFields } from "./mapping-fields.tsx";
import { Reading } from "./reading.tsx";
import type { Mapping } from "./use-imports.ts";

interface ImportResultProps {
  current: StoreImport;
  mapping: Mapping;
  isBusy: boolean;
  /** Reads the file again by other columns. */
  onCheck(mapping: Mapping): void;
  onImport(keepGoing: boolean): void;
}

/** How far an import is, then what it has read and done. */
export function ImportResult({
  current: { state, rows_read, report, problem, dry_run },
  mapping,
  isBusy,
  onCheck,
  onImport,
}: ImportResultProps) {
  const t = useMessages("import");
  if (state === "failed") {
    return (
      <p role="alert" className="font-semibold text-bad">
        {problem}
      </p>
    );
  }
  if (report === null) {
    return (
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner className="size-5" />
        {t("progress", { count: rows_read })}
      </p>
    );
  }
  return (
    <section aria-label={t("result.title")} className="flex flex-col gap-6">
      <Outcome report={report} isCheck={dry_run} />
      {report.refused.length > 0 && <RefusedRows report={report} />}
      {report.reading && <Reading reading={report.reading} />}
      {dry_run && report.reading && (
        <MappingFields
          reading={report.reading}
          mapping={mapping}
          isBusy={isBusy}
          onCheck={onCheck}
        />
      )}
      {dry_run && <ImportAct report={report} isBusy={isBusy} onImport={onImport} />}
    </section>
  );
}

function Outcome({ report, isCheck }: { report: ImportReport; isCheck: boolean }) {
  const t = useMessages("import");
  const { accepted, refused_count, added, changed, written } = report;
  return (
    <div role="status">
      <p className="text-title font-bold">
        {isCheck
          ? t("result.checked", { count: accepted })
          : written
            ? t("result.written", { count: added + changed })
            : t("result.notWritten")}
      </p>
      <p className="text-strong">
        {[
          t("result.added", { count: added }),
          t("result.changed", { count: changed }),
          ...(refused_count > 0 ? [t("result.refused", { count: refused_count })] : []),
        ].join(" · ")}
      </p>
    </div>
  );
}

function RefusedRows({ report: { refused, refused_count } }: { report: ImportReport }) {
  const t = useMessages("import");
  return (
    <details>
      <summary className="min-h-11 cursor-pointer md:pointer-fine:min-h-9 font-semibold text-bad">
        {t("result.refused", { count: refused_count })}
      </summary>
      <ul className="mt-1 max-h-72 divide-y divide-line overflow-y-auto">
        {refused.map(({ at, reason }) => (
          <li key={`${at} ${reason}`} className="py-1.5">
            <b className="font-semibold">{at}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ImportActProps {
  report: ImportReport;
  isBusy: boolean;
  onImport(keepGoing: boolean): void;
}

/** Imports what was checked; without the refused rows only when that is wanted. */
function ImportAct({ report: { accepted, refused_count }, isBusy, onImport }: ImportActProps) {
  const t = useMessages("import");
  const [keepsGoing, setKeepsGoing] = useState(false);
  const isPossible = accepted > 0 && (refused_count === 0 || keepsGoing);
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
      {refused_count > 0 && (
        <Checkbox isChecked={keepsGoing} onChange={setKeepsGoing}>
          {t("act.keepGoing", { count: refused_count })}
        </Checkbox>
      )}
      <Button disabled={!isPossible} isBusy={isBusy} onClick={() => onImport(keepsGoing)}>
        {t("act.import", { count: accepted })}
      </Button>
    </div>
  );
}
