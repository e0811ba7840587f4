import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import type { Call } from "../api/api-request.ts";
import { scopedQuery } from "../api/query-client.ts";
import { usePageScope } from "../api/scope.tsx";
import { useIsSignedIn } from "../client/storage.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { LazyOnVisible } from "../ui/lazy-on-visible.tsx";
import { placeholderClasses, SectionSkeleton, type SkeletonShape } from "./section-skeleton.tsx";

/** A section of the home page: its data and its component. */
export interface HomeSection<Data = unknown> {
  /** Null when there is nothing to show. */
  read(call: Call): Promise<Data | null>;
  /** `isFirst` when the section is above the fold, rendered with the page. */
  render(data: Data, isFirst: boolean): ReactNode;
  /** Loads the chunk of its component, in parallel with the data. */
  load?(): Promise<unknown>;
  shape: SkeletonShape;
  /** The target of links, also before the section is loaded. */
  id?: string;
  /** Shown to signed-in customers only. */
  isPersonal?: boolean;
  /** How long the browser uses cached data without a request, in milliseconds. */
  staleTime?: number;
}

/** Erases the type of the data, so that sections of different data share one table. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return { ...section, render: (data, isFirst) => section.render(data as Data, isFirst) };
}

interface ServerSectionProps {
  section: HomeSection;
  data: unknown;
  isFirst: boolean;
}

/** A section whose data the server loaded. */
export function ServerSection({ section, data, isFirst }: ServerSectionProps) {
  if (data === null) return null;
  return (
    <Suspense fallback={<SectionSkeleton shape={section.shape} id={section.id} />}>
      {section.render(data, isFirst)}
    </Suspense>
  );
}

interface DeferredSectionProps {
  section: HomeSection;
  /** Its name in the query key. */
  name: string;
}

/** A section that the browser loads near the viewport. */
export function DeferredSection({ section, name }: DeferredSectionProps) {
  const isSignedIn = useIsSignedIn();
  const client = useQueryClient();
  const { queryKey } = useSectionQuery({ section, name });
  // On the way back to the page, cached sections render at once.
  const [isCached] = useState(() => client.getQueryData(queryKey) !== undefined);
  if (section.isPersonal && !isSignedIn) return null;
  return (
    <LazyOnVisible
      id={section.id}
      className={placeholderClasses(section.shape)}
      fallback={<SectionSkeleton shape={section.shape} />}
      isInitiallyVisible={isCached}
    >
      <LoadedSection section={section} name={name} />
    </LazyOnVisible>
  );
}

function LoadedSection({ section, name }: DeferredSectionProps) {
  const { data, isError, refetch } = useQuery({
    ...useSectionQuery({ section, name }),
    staleTime: section.staleTime,
  });
  if (data === null) return null;
  if (data !== undefined) return section.render(data, false);
  if (isError) return <ErrorState onRetry={refetch} />;
  return <SectionSkeleton shape={section.shape} id={section.id} />;
}

function useSectionQuery({ section, name }: DeferredSectionProps) {
  return scopedQuery(usePageScope(), ["home section", name], async (call) => {
    const [data] = await Promise.all([section.read(call), section.load?.()]);
    return data;
  });
}
