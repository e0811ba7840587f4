import type { RentalStoreDetails } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Tabs } from "@errand/ui/tabs.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { providerPath } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { StructuredData } from "../rendering/structured-data.tsx";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { BreadcrumbPath } from "./breadcrumb-path.tsx";
import { Fleet, type FleetData } from "./fleet.tsx";
import { ProviderHeader } from "./provider-header.tsx";
import { rememberPlan } from "./remembered-plan.ts";
import { providerGraph } from "./rental-graph.ts";
import { RentalReviews } from "./rental-reviews.tsx";

type Tab = "fleet" | "reviews";

interface ProviderViewProps {
  provider: RentalStoreDetails;
  fleet: FleetData;
}

/** A rental provider: its header, its vehicles with their filters, and its reviews. */
export function ProviderView({ provider, fleet }: ProviderViewProps) {
  const t = useMessages("rental");
  const shop = useShop();
  const navigate = useNavigate();
  const { search } = useLocation();
  useSwitchToModuleOf(provider);
  useEffect(() => {
    if (fleet.plan) rememberPlan(fleet.plan);
  }, [fleet.plan]);
  const query = new URLSearchParams(search);
  const tab: Tab = query.get("tab") === "reviews" ? "reviews" : "fleet";

  function showTab(next: Tab) {
    query.delete("tab");
    if (next === "reviews") query.set("tab", next);
    void navigate(
      { search: query.size > 0 ? `?${query}` : "" },
      { replace: true, preventScrollReset: true, state: quietNavigation },
    );
  }

  return (
    <>
      <PageHead
        title={provider.name}
        description={t("provider.description", {
          name: provider.name,
          address: provider.address,
        })}
        preview={provider.link_preview_full_url}
        path={providerPath(provider)}
      />
      <StructuredData about={providerGraph(provider, t("search.title"), shop)} />
      <div className="page-column pt-3">
        <BreadcrumbPath name={provider.name} />
      </div>
      <ProviderHeader provider={provider} />
      <div className="page-column py-5">
        <Tabs<Tab>
          label={t("provider.tabs")}
          value={tab}
          onChange={showTab}
          tabs={[
            {
              value: "fleet",
              label: t("provider.fleet"),
              content: <Fleet data={fleet} />,
            },
            {
              value: "reviews",
              label: t("provider.reviews", { count: provider.rating_count }),
              content: (
                <div className="max-w-3xl pt-2">
                  <RentalReviews of={{ provider: provider.id }} />
                </div>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
