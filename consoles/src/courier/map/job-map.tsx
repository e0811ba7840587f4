import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { usePosition } from "../duty/position.ts";
import type { MapPlace, StopsMapProps } from "./stops-map.tsx";

/** Apart: the map library is larger than all the rest of the phone. */
export const stopsMap = lazyComponent(() =>
  withMessages(["map"], import("./stops-map.tsx")).then((file) => file.StopsMap),
);

interface JobMapProps {
  stops: readonly MapPlace[];
  /** The ways between the stops, encoded polylines. */
  ways: readonly string[];
  label: string;
}

/** A map of some stops and of the courier. A map that cannot be loaded leaves its place empty. */
export function JobMap({ stops, ways, label }: JobMapProps) {
  const { position } = usePosition();
  const [Loaded, setLoaded] = useState(() => stopsMap.loaded());
  useEffect(() => {
    if (Loaded) return;
    let isShown = true;
    stopsMap.load().then(
      (component) => isShown && setLoaded(() => component),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [Loaded]);
  const props: StopsMapProps = { stops, ways, label, here: position };
  return Loaded ? <Loaded {...props} /> : <Skeleton className="size-full" />;
}
