import { connectionError } from "@errand/core/api-error";
import { localTime } from "@errand/core/time";
import type { WalletFilter } from "@errand/core/wallet/transactions";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { saveFile } from "@errand/ui/save-file.ts";
import { Select } from "@errand/ui/select.tsx";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { client } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
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
      const request = await client.request("GET /customer/wallet/statement.csv", {
        type,
        ...days(),
      });
      const response = await fetch(request).catch(() => Promise.reject(connectionError("offline")));
      if (!response.ok) throw await client.errorOf(request, response);
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
