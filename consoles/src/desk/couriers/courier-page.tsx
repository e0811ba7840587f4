import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { Facts } from "../list/facts.tsx";
import { Figures } from "../list/figures.tsx";
import { useAgeText } from "../list/use-age-text.ts";
import type { DeskCourier } from "./courier.types.ts";
import { CourierActs } from "./courier-acts.tsx";
import { CourierIncidents } from "./courier-incidents.tsx";
import { CourierPapers } from "./courier-papers.tsx";

/** One courier: load, cash, account, papers and what went wrong. */
export function CourierPage() {
  const { id = "" } = useParams();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/couriers/{id}", { id: Number(id) }));
  return <QueryState query={query}>{(courier) => <CourierView courier={courier} />}</QueryState>;
}

function CourierView({ courier }: { courier: DeskCourier }) {
  const t = useMessages("desk-couriers");
  const money = useMoney();
  const age = useAgeText();
  const { date } = useTimeText();
  const { id, account, cash_limit, location } = courier;
  const isOver = cash_limit !== null && courier.cash > cash_limit;
  return (
    <>
      <PageHead title={courier.name} acts={<CourierActs courier={courier} />}>
        {account?.blocked ? (
          <Badge tone="bad">{t("blocked")}</Badge>
        ) : (
          <Badge tone={courier.on_duty ? "good" : "neutral"}>
            {t(courier.on_duty ? "duty.on" : "duty.off")}
          </Badge>
        )}
        {isOver && <Badge tone="warn">{t("overLimit")}</Badge>}
      </PageHead>
      <Figures
        rows={[
          [t("column.jobs"), courier.active_orders],
          [t("delivered"), courier.delivered_30d],
          [t("column.cash"), money(courier.cash)],
          [t("limit"), cash_limit === null ? "–" : money(cash_limit)],
          [t("due"), money(courier.due)],
          [t("rating"), courier.rating_count === 0 ? "–" : courier.avg_rating.toFixed(1)],
          [t("column.position"), location ? t("ago", { age: age(location.time) }) : "–"],
        ]}
      />
      <nav
        aria-label={t("links")}
        className="flex flex-wrap gap-2 border-b border-line px-4 py-3 md:px-5"
      >
        <Link to={`/desk/orders?courier=${id}`} className={officeButtonClasses("soft")}>
          {t("link.orders")}
        </Link>
        <Link to={`/desk/ledger?account=courier:${id}`} className={officeButtonClasses("soft")}>
          {t("link.earnings")}
        </Link>
        <Link
          to={`/desk/ledger?account=courier_cash:${id}`}
          className={officeButtonClasses("soft")}
        >
          {t("link.cash")}
        </Link>
        <a href={`tel:${courier.phone}`} className={officeButtonClasses("soft")}>
          {t("link.call", { phone: courier.phone })}
        </a>
      </nav>
      <div className="grid gap-6 p-4 md:p-5 lg:grid-cols-2">
        <Facts
          title={t("account.title")}
          rows={
            account
              ? [
                  [t("account.email"), account.email],
                  [t("account.phone"), account.phone],
                  [t("account.since"), date(account.created_at)],
                  [t("account.secondStep"), t(account.has_second_step ? "yes" : "no")],
                ]
              : [[t("account.ended"), t("yes")]]
          }
        />
        <CourierPapers id={id} />
        <CourierIncidents id={id} />
      </div>
    </>
  );
}
