import { Skeleton } from "@errand/ui/skeleton.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";

/**
 * The home page before its data has loaded: its greeting, banners, categories, filters and two
 * rails.
 */
export function HomeSkeleton() {
  return (
    <div className="page-column flex flex-col gap-section py-5 md:py-8">
      <div className="flex flex-col gap-6 md:gap-7">
        <Skeleton className="h-8 w-4/5 max-w-96 rounded-full" />
        <SectionSkeleton shape="hero" />
        <SectionSkeleton shape="circles" />
        <div className="flex gap-2 overflow-hidden p-1">
          {[1, 2, 3, 4, 5].map((pill) => (
            <Skeleton key={pill} className="h-11 w-28 shrink-0 rounded-full" />
          ))}
        </div>
      </div>
      <SectionSkeleton shape="stores" />
      <SectionSkeleton shape="items" />
    </div>
  );
}
