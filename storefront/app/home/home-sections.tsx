import { Lazy } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { memo, useEffect, useRef } from "react";
import { type Filters, noFilters, storeFiltersOf, storeInput } from "../catalog/filters/filters.ts";
import { useFilters } from "../catalog/filters/use-filters.ts";
import { AllStoresSection } from "./all-stores-section.tsx";
import { FilterPills } from "./filter-pills.tsx";
import type { HomeData } from "./home-data.ts";
import type { ShopType } from "./home-layouts.ts";
import { type PlannedSection, withRoomFor } from "./home-plan.ts";
import * as lazySections from "./lazy-sections.ts";
import { usePersonalSections } from "./personal-sections.tsx";
import { DeferredSection, ServerSection } from "./planned-section.tsx";

interface HomeSectionsProps {
  type: ShopType;
  home: HomeData;
}

/**
 * The home page of a module with items. With a filter it shows the stores that match instead of the
 * sections, and without stores a message. Memoized, so that an item dialog over it does not render
 * it again.
 */
export const HomeSections = memo(function HomeSections({ type, home }: HomeSectionsProps) {
  const { plan, content, allStores, storeCount } = home;
  const state = useFilters();
  const isFiltered = isNarrowed(state.filters);
  const pills = useScrollToPills(isFiltered);
  const personal = usePersonalSections();
  const section = (planned: PlannedSection, isFirst: boolean) =>
    planned.name in content ? (
      <ServerSection
        key={planned.name}
        planned={planned}
        data={content[planned.name]}
        isFirst={isFirst}
      />
    ) : (
      <DeferredSection key={planned.name} planned={planned} />
    );
  if (storeCount === 0 && !isFiltered) {
    return (
      <div className="page-column flex flex-col gap-6 py-5 md:gap-7 md:py-8">
        <Welcome type={type} />
        <Lazy component={lazySections.emptyModule} props={{}} />
      </div>
    );
  }
  return (
    <div className="page-column flex flex-col gap-section py-5 md:py-8">
      <div className="flex flex-col gap-6 md:gap-7">
        <Welcome type={type} />
        {plan.top.map((planned) => section(planned, true))}
        <FilterPills ref={pills} type={type} state={state} />
      </div>
      {!isFiltered && (
        <>
          {plan.first.map((planned) => section(planned, true))}
          {personal}
          {withRoomFor(plan, personal.length).map((planned) => section(planned, false))}
        </>
      )}
      <AllStoresSection
        first={allStores}
        storeCount={storeCount}
        filters={storeFiltersOf(state.filters)}
        isFiltered={isFiltered}
      />
    </div>
  );
});

/** Another order alone is no filter. */
function isNarrowed(filters: Filters): boolean {
  return Object.keys(storeInput({ ...filters, order: noFilters.order })).length > 0;
}

/**
 * A filter chosen at the end of a long page shortens it: the list of its results begins at the
 * pills.
 */
function useScrollToPills(isFiltered: boolean) {
  const pills = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(isFiltered);
  useEffect(() => {
    if (isFiltered && !wasFiltered.current) pills.current?.scrollIntoView({ block: "nearest" });
    wasFiltered.current = isFiltered;
  }, [isFiltered]);
  return pills;
}

/** The module's greeting. */
function Welcome({ type }: { type: ShopType }) {
  const t = useMessages("home");
  return <h1 className="text-section">{t(`welcome.${type}`)}</h1>;
}
