import { Skeleton } from "@errand/ui/skeleton.tsx";

const rows = [1, 2, 3, 4, 5, 6];

/** A store before its data has loaded: cover, name, facts, and the first rows of its menu. */
export function StoreSkeleton() {
  return (
    <div className="page-column md:pt-5">
      <Skeleton className="-mx-4 h-28 md:mx-0 md:h-52 md:rounded-panel" />
      <div className="mt-3 flex flex-col gap-3 md:mt-4">
        <Skeleton className="h-8 w-3/5 max-w-80 rounded-full md:h-10" />
        <Skeleton className="h-5 w-4/5 max-w-md rounded-full" />
      </div>
      <div className="pt-6 desk:grid desk:grid-cols-[11.5rem_minmax(0,1fr)_20rem] desk:gap-x-8">
        <div className="flex gap-2 overflow-hidden pb-4 desk:flex-col">
          {rows.map((row) => (
            <Skeleton key={row} className="h-11 w-24 shrink-0 rounded-full desk:w-full" />
          ))}
        </div>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {rows.map((row) => (
            <MenuRowSkeleton key={row} />
          ))}
        </div>
        <Skeleton className="hidden h-72 rounded-panel desk:block" />
      </div>
    </div>
  );
}

/** A row of a menu: its text, and the picture at the end. */
function MenuRowSkeleton() {
  return (
    <div className="flex gap-4 border-b border-line py-3">
      <div className="flex grow flex-col gap-2.5">
        <Skeleton className="h-5 w-3/5 rounded-full" />
        <Skeleton className="h-4 w-11/12 rounded-full" />
        <Skeleton className="h-5 w-1/4 rounded-full" />
      </div>
      <Skeleton className="size-28 shrink-0 rounded-card sm:size-32" />
    </div>
  );
}
