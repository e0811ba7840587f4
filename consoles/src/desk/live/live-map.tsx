import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import type { PlacesMapProps } from "./places-map.tsx";

/** Apart: the map library is larger than the screen around it. */
const placesMap = lazyComponent(() =>
  withMessages(["map"], import("./places-map.tsx")).then((file) => file.PlacesMap),
);

const legend = [
  ["store", "rounded-[2px] bg-ink"],
  ["door", "rounded-full bg-ink"],
  ["soon", "rounded-full bg-warn-fill"],
  ["late", "rounded-full bg-bad-fill"],
] as const;

/** The map of the town. One that cannot be loaded leaves its place empty: the columns say all. */
export function LiveMap(props: PlacesMapProps) {
  const t = useMessages("desk-live");
  const [Loaded, setLoaded] = useState(() => placesMap.loaded());
  useEffect(() => {
    if (Loaded) return;
    let isShown = true;
    placesMap.load().then(
      (component) => isShown && setLoaded(() => component),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [Loaded]);
  return (
    <div className="relative size-full">
      {Loaded ? <Loaded {...props} /> : <Skeleton className="size-full" />}
      <ul className="pointer-events-none absolute start-3 bottom-3 z-500 flex gap-3 rounded-[9px] bg-paper px-2.5 py-1 text-meta font-semibold">
        {legend.map(([name, look]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 ${look}`} />
            {t(`map.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
