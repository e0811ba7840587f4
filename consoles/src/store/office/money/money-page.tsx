import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { CsvButton } from "../../../console/office/csv-button.tsx";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { formerMonths, monthText, type ShownOrder } from "./movements.ts";
import { NextPayout } from "./next-payout.tsx";
import { OrderMoney } from "./order-money.tsx";
import { PayoutAccount } from "./payout-account.tsx";
import { Refunds } from "./refunds.tsx";
import { StatementBridge } from "./statement-bridge.tsx";
import { StatementDays } from "./statement-days.tsx";

/** What the shop owes the store and why: the month, its days, their orders. */
export function MoneyPage() {
  const t = useMessages("store-money");
  const office = useMessages("office");
  const language = useLanguage();
  const { local } = useTimeText();
  const { day } = local(useNow(60_000));
  const months = formerMonths(day.slice(0, 7));
  const [params, setParams] = useSearchParams();
  const month = months.find((each) => each === params.get("month")) ?? months[0] ?? "";
  const shown = toShownOrder(params, month);
  const { endpointQuery, scope, request, errorOf } = useStoreClient();
  const statement = useQuery(endpointQuery(scope, "GET /store/statements/{month}", { month }));
  return (
    <>
      <PageHead
        title={office("section.money")}
        acts={
          <>
            <NextPayout />
            <OfficeButton tone="outline" onClick={() => print()}>
              <Printer aria-hidden className="size-4.5" />
              {t("print")}
            </OfficeButton>
            <CsvButton
              fileName={`statement-${month}.csv`}
              request={() => request("GET /store/statements/{month}/orders", { month })}
              errorOf={errorOf}
            />
          </>
        }
      >
        {/* On paper, where there is nothing to choose. */}
        <p className="hidden print:block">{monthText(month, language)}</p>
        <OfficeSelect
          label={t("month")}
          isLabelHidden
          value={month}
          onChange={(chosen) => setParams({ month: chosen }, { replace: true })}
          options={months.map((value) => ({ value, label: monthText(value, language) }))}
        />
      </PageHead>
      <div className="grid grow xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0">
          <QueryState query={statement}>
            {(data) => (
              <>
                <StatementBridge statement={data} />
                <StatementDays statement={data} month={month} shown={shown} />
              </>
            )}
          </QueryState>
        </div>
        <aside
          className={`border-line bg-panel xl:border-s ${shown ? "max-xl:order-first max-xl:border-b" : "max-xl:border-t"}`}
        >
          {shown && (
            <OrderMoney
              key={shown.orderId}
              {...shown}
              onClose={() => setParams({ month }, { replace: true })}
            />
          )}
          <Refunds />
          <PayoutAccount />
        </aside>
      </div>
    </>
  );
}

function toShownOrder(params: URLSearchParams, month: string): ShownOrder | null {
  const day = params.get("day") ?? "";
  const orderId = Number(params.get("order"));
  return day.startsWith(`${month}-`) && orderId > 0 ? { day, orderId } : null;
}
