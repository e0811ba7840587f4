import { ErrorState } from "@errand/ui/error-state.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { scopedQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import {
  type RentalContent,
  type RentalHomeData,
  type RentalPart,
  rentalParts,
} from "./rental-home-data.ts";
import { SectionSkeleton, type SkeletonShape } from "./section-skeleton.tsx";

interface RentalSectionProps<Part extends RentalPart> {
  part: Part;
  /** Null when the part failed to load with the page. */
  data: RentalHomeData[Part];
  shape: SkeletonShape;
  children(content: RentalContent[Part]): ReactNode;
}

/**
 * A section of the home page of rental; nothing when it is empty. The browser loads what failed to
 * load with the page.
 */
export function RentalSection<Part extends RentalPart>({
  part,
  data,
  shape,
  children,
}: RentalSectionProps<Part>) {
  const loaded = useQuery({
    ...scopedQuery(usePageScope(), ["rental home", part], rentalParts[part]),
    enabled: data === null,
  });
  const content: RentalContent[Part] | null | undefined = data ?? loaded.data;
  if (content) return content.length > 0 && children(content);
  if (loaded.isError) return <ErrorState onRetry={() => void loaded.refetch()} />;
  return <SectionSkeleton shape={shape} />;
}
