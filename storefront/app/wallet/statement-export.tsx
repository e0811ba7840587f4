import { localTime } from "@errand/core/time";
import type { WalletFilter } from "@errand/core/wallet/transactions";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { connectionError } from "../api/api-error.ts";
import { clientError, clientRequest } from "../api/call.ts";
import { reportError } from "../api/report-error.ts";
import { saveFile } from "../client/save-file.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Select } from "../ui/select.tsx";
import { daysOf, type PeriodName, periods } from "./statement-period.ts";

/** Downloads or prints the transactions of the chosen type in a period. */
export function StatementExport({ type }: { type: WalletFilter }) {
  const t = useMessages("wallet");
  const { config } = useShop();
  const [period, setPeriod] = useState<PeriodName>("all");
  const days = () => daysOf(period, localTime(new Date(), config.time_zone).day);
  const download = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const request = await clientRequest("GET /customer/wallet/statement.csv", {
        type,
        ...days(),
      });
      const response = await fetch(request).catch(() => Promise.reject(connectionError("offline")));
      if (!response.ok) throw await clientError(request, response);
      saveFile(`${t("statement.file")}.csv`, await response.blob());
    },
    onError: reportError,
  });

  return (
    <div className="mb-2 flex flex-wrap items-end gap-2">
      <div className="w-full sm:w-56">
        <Select<PeriodName>
          label={t("statement.choose")}
          options={periods.map((value) => ({ value, label: t(`statement.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <Button
        variant="outline"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
        className="max-sm:grow"
      >
        <Download aria-hidden className="size-4.5" />
        {t("statement.csv")}
      </Button>
      <LinkButton
        to={`/wallet/statement?${new URLSearchParams({ type, ...days() })}`}
        variant="outline"
        className="max-sm:grow"
      >
        <Printer aria-hidden className="size-4.5" />
        {t("statement.printable")}
      </LinkButton>
    </div>
  );
}
