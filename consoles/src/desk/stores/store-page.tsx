import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { Facts } from "../list/facts.tsx";
import { Figures } from "../list/figures.tsx";
import { ScreenState } from "./screen-state.tsx";
import type { DeskStore } from "./store.types.ts";
import { StoreActs } from "./store-acts.tsx";
import { StoreState } from "./store-state.tsx";

/** One store: its load, its settings, its staff and its money. */
export function StorePage() {
  const { id = "" } = useParams();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/stores/{id}", { id: Number(id) }));
  return <QueryState query={query}>{(store) => <StoreView store={store} />}</QueryState>;
}

function StoreView({ store }: { store: DeskStore }) {
  const t = useMessages("desk-stores");
  const money = useMoney();
  const { id, settings } = store;
  const stated = (isOn: boolean) => t(isOn ? "yes" : "no");
  return (
    <>
      <PageHead title={store.name} acts={<StoreActs store={store} />}>
        <StoreState store={store} />
        {!store.active && <p className="font-semibold text-bad">{t("hidden")}</p>}
      </PageHead>
      <Figures
        rows={[
          [t("column.waiting"), store.new_orders],
          [t("column.active"), store.active_orders],
          [t("due"), money(store.due)],
          [
            t("commission.title"),
            store.commission === null ? t("commission.usual") : `${store.commission} %`,
          ],
          [t("rating"), store.rating_count === 0 ? "–" : store.avg_rating.toFixed(1)],
          [t("column.screen"), <ScreenState key="screen" heartbeat={store.heartbeat} />],
        ]}
      />
      <nav
        aria-label={t("links")}
        className="flex flex-wrap gap-2 border-b border-line px-4 py-3 md:px-5"
      >
        <Link to={`/desk/orders?store=${id}`} className={officeButtonClasses("soft")}>
          {t("link.orders")}
        </Link>
        <Link to={`/desk/ledger?account=store:${id}`} className={officeButtonClasses("soft")}>
          {t("link.ledger")}
        </Link>
        <a href={`tel:${store.phone}`} className={officeButtonClasses("soft")}>
          {t("link.call", { phone: store.phone })}
        </a>
      </nav>
      <div className="grid gap-6 p-4 md:p-5 lg:grid-cols-2">
        <Facts
          title={t("facts.sale")}
          rows={[
            [t("field.featured"), stated(store.featured)],
            [t("field.is_recommended"), stated(store.is_recommended)],
            [t("field.self_delivery_system"), stated(store.self_delivery_system)],
            [t("field.prescription_order"), stated(store.prescription_order)],
            [t("field.minimum_order"), money(settings.minimum_order)],
            [
              t("facts.times"),
              `${settings.min_delivery_time}–${settings.max_delivery_time} ${t("minutes")}`,
            ],
            [t("field.accept_within"), `${store.accept_within} ${t("minutes")}`],
            [t("facts.auto"), stated(store.auto_accept)],
          ]}
        />
        <Facts
          title={t("facts.contact")}
          rows={[
            [t("facts.address"), store.address],
            [t("facts.email"), store.email],
            [t("column.phone"), store.phone],
            [t("facts.number"), id],
          ]}
        />
        <Facts
          title={t("facts.staff")}
          rows={store.staff.map((member) => [
            member.name,
            [
              member.role,
              member.email,
              member.phone,
              member.blocked && t("blocked"),
              !member.has_second_step && t("noSecondStep"),
            ]
              .filter(Boolean)
              .join(" · "),
          ])}
        />
      </div>
    </>
  );
}
