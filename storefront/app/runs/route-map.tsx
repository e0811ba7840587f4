import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useMemo } from "react";
import type { MapStop } from "./run-map.tsx";

const runMap = lazyComponent(() => import("./run-map.tsx").then((file) => file.RunMap));

/** A small still map of the way of a run, before it is placed. */
export function RouteMap({ stops, label }: { stops: MapStop[]; label: string }) {
  const text = JSON.stringify(stops);
  // A map starts anew with another object.
  const stable = useMemo((): MapStop[] => JSON.parse(text), [text]);
  return (
    <div className="mb-4 h-44">
      <LazyOnVisible
        load={runMap.load}
        className="size-full"
        fallback={<Skeleton className="size-full rounded-card" />}
      >
        <Lazy
          key={text}
          component={runMap}
          props={{ stops: stable, label, courier: null, isStill: true }}
        />
      </LazyOnVisible>
    </div>
  );
}
