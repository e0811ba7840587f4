import { ErrorState } from "@errand/ui/error-state.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, Suspense, useDeferredValue, useState } from "react";
import { scopedQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import type { PlannedSection } from "./home-plan.ts";
import type { HomeSection } from "./home-section.tsx";
import { readPlanned } from "./read-planned.ts";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { sections } from "./sections.tsx";

interface ServerSectionProps {
  planned: PlannedSection;
  data: unknown;
  isFirst: boolean;
}

/**
 * A section whose data the server loaded. Memoized: a filter, a new cart or a viewed item does not
 * render its cards again.
 */
export const ServerSection = memo(function ServerSection({
  planned,
  data,
  isFirst,
}: ServerSectionProps) {
  const section: HomeSection = sections[planned.name];
  return (
    <Suspense fallback={<SectionSkeleton shape={section.shape} />}>
      {section.rail?.kind === "stores" ? (
        <LocatedSection planned={planned} data={data} isFirst={isFirst} />
      ) : (
        <SectionContent name={planned.name} data={data} isFirst={isFirst} />
      )}
    </Suspense>
  );
});

interface DeferredSectionProps {
  planned: PlannedSection;
}

/**
 * The server loads stores for the zone; what their delivery costs at the visitor's location
 * follows.
 */
function LocatedSection({ planned, data, isFirst }: ServerSectionProps) {
  const { place } = usePageScope();
  const located = useQuery({ ...useSectionQuery(planned), enabled: place !== null });
  // In slices, like the sections that the browser loads.
  const shown = useDeferredValue(located.data ?? data);
  return <SectionContent name={planned.name} data={shown} isFirst={isFirst} />;
}

interface SectionContentProps {
  name: PlannedSection["name"];
  data: unknown;
  isFirst: boolean;
}

/** Memoized, so that a request for other data does not render its cards again until it is there. */
const SectionContent = memo(function SectionContent({ name, data, isFirst }: SectionContentProps) {
  const section: HomeSection = sections[name];
  return section.render(data, isFirst);
});

/**
 * A section that the browser loads near the viewport. Its placeholder is as high as its content.
 * Memoized like the others.
 */
export const DeferredSection = memo(function DeferredSection({ planned }: DeferredSectionProps) {
  const client = useQueryClient();
  const { queryKey } = useSectionQuery(planned);
  // On the way back to the page, cached sections render immediately.
  const [isCached] = useState(() => client.getQueryData(queryKey) !== undefined);
  const { shape }: HomeSection = sections[planned.name];
  return (
    <LazyOnVisible
      fallback={<SectionSkeleton shape={shape} />}
      isFallbackPlaceholder
      isInitiallyVisible={isCached}
    >
      <LoadedSection planned={planned} />
    </LazyOnVisible>
  );
});

function LoadedSection({ planned }: DeferredSectionProps) {
  const section: HomeSection = sections[planned.name];
  const {
    data: loaded,
    isError,
    refetch,
  } = useQuery({
    ...useSectionQuery(planned),
    staleTime: section.staleTime,
  });
  // Rendered in slices: a query's result would be rendered in one task.
  const data = useDeferredValue(loaded);
  if (data === null) return null;
  if (data !== undefined) return <SectionContent name={planned.name} data={data} isFirst={false} />;
  if (isError) return <ErrorState onRetry={refetch} />;
  return <SectionSkeleton shape={section.shape} />;
}

function useSectionQuery(planned: PlannedSection) {
  return scopedQuery(usePageScope(), ["home section", planned], async (call) => {
    const section: HomeSection = sections[planned.name];
    const [data] = await Promise.all([readPlanned(call, planned), section.load?.()]);
    return data;
  });
}
