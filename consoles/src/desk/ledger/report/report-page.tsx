import type { GatewayReport } from "@errand/core/payouts/gateway-report.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FileButton } from "../../../console/office/file-button.tsx";
import { FilterBar } from "../../../console/office/filter-bar.tsx";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { DayField, OfficeSelect } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { useAddressFilter } from "../../../console/office/use-address-filter.ts";
import { useDeskClient } from "../../desk-client.ts";
import { guessColumn, parseReport, type ReportTable, toReportLines } from "./parse-report.ts";
import { ReportResult } from "./report-result.tsx";

/** Compares the report of a payment gateway with the books: nothing is written. */
export function ReportPage() {
  const t = useMessages("ledger");
  const { call } = useDeskClient();
  const { filter, change } = useAddressFilter(["from", "to"]);
  const [file, setFile] = useState<{ name: string; table: ReportTable } | null>(null);
  const [columns, setColumns] = useState({ reference: 0, amount: 0 });
  const [result, setResult] = useState<GatewayReport | null>(null);
  const lines = file ? toReportLines(file.table, columns) : [];
  const comparing = useMutation({
    mutationFn: () =>
      call("POST /desk/gateway-report", {
        ...(filter.from && { from: filter.from }),
        ...(filter.to && { to: filter.to }),
        lines,
      }),
    onSuccess: setResult,
    onError: reportError,
  });
  async function read(chosen: File) {
    const table = parseReport(await chosen.text());
    setFile({ name: chosen.name, table });
    setColumns({
      reference: guessColumn(table, "reference"),
      amount: guessColumn(table, "amount"),
    });
    setResult(null);
  }
  return (
    <>
      <PageHead title={t("report.title")} />
      <FilterBar>
        <FileButton accept=".csv,.txt,.tsv,text/csv" onChoose={(chosen) => void read(chosen)}>
          {file?.name ?? t("report.choose")}
        </FileButton>
        {file &&
          (["reference", "amount"] as const).map((name) => (
            <OfficeSelect
              key={name}
              label={t(`report.column.${name}`)}
              value={String(columns[name])}
              onChange={(value) => setColumns({ ...columns, [name]: Number(value) })}
              options={file.table.header.map((label, index) => ({ value: String(index), label }))}
            />
          ))}
        <DayField label={t("from")} value={filter.from} onChange={(from) => change({ from })} />
        <DayField label={t("to")} value={filter.to} onChange={(to) => change({ to })} />
        {file && lines.length > 0 && (
          <OfficeButton tone="ink" isBusy={comparing.isPending} onClick={() => comparing.mutate()}>
            {t("report.compare", { count: lines.length })}
          </OfficeButton>
        )}
      </FilterBar>
      {file && lines.length === 0 && (
        <p role="alert" className="px-4 py-3 text-bad md:px-5">
          {t("report.noLines")}
        </p>
      )}
      {!file && <p className="px-4 py-3 text-strong md:px-5">{t("report.text")}</p>}
      {result && <ReportResult result={result} />}
    </>
  );
}
