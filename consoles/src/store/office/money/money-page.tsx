import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { formerMonths, monthText } from "./movements.ts";
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
  const { endpointQuery, scope } = useStoreClient();
  const statement = useQuery(endpointQuery(scope, "GET /store/statements/{month}", { month }));
  return (
    <>
      <PageHead title={office("section.money")}>
        <OfficeSelect
          label={t("month")}
          isLabelHidden
          value={month}
          onChange={(chosen) => setParams({ month: chosen }, { replace: true })}
          options={months.map((value) => ({ value, label: monthText(value, language) }))}
        />
      </PageHead>
      <div className="grid xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <QueryState query={statement}>
            {(data) => (
              <>
                <StatementBridge statement={data} />
                <StatementDays statement={data} month={month} />
              </>
            )}
          </QueryState>
        </div>
        <aside className="border-line bg-panel max-xl:border-t xl:border-s">
          <Refunds />
          <PayoutAccount />
        </aside>
      </div>
    </>
  );
}
