import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import Maximize2 from "lucide-react/icons/maximize-2";
import { useLocation } from "react-router";
import { quietNavigation } from "../shell/quiet-navigation.ts";

type VehicleView = "list" | "map";

export function viewIn(query: URLSearchParams): VehicleView {
  return query.get("view") === "map" ? "map" : "list";
}

/** The query of the same vehicles in another view. */
function useViewSearch(view: VehicleView): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete("view");
  if (view === "map") query.set("view", "map");
  return query.size > 0 ? `?${query}` : "";
}

/** At the lower edge of phones: the map of the list, or the list of the map. */
export function FloatingViewLink({ to }: { to: VehicleView }) {
  const t = useMessages("rental");
  const search = useViewSearch(to);
  return (
    <div className="no-print pointer-events-none sticky bottom-4 z-20 flex justify-center lg:hidden">
      <PageLink
        to={{ search }}
        state={quietNavigation}
        preventScrollReset={to === "map"}
        className={buttonClasses("solid", "md", "pointer-events-auto shadow-float")}
      >
        {to === "list" ? (
          <List aria-hidden className="size-5" />
        ) : (
          <MapIcon aria-hidden className="size-5" />
        )}
        {t(`search.${to}`)}
      </PageLink>
    </div>
  );
}

/** In the corner of the map: a larger one, or the list beside a smaller one. */
export function MapSizeLink({ to }: { to: VehicleView }) {
  const t = useMessages("rental");
  const search = useViewSearch(to);
  return (
    <PageLink
      to={{ search }}
      state={quietNavigation}
      preventScrollReset
      className={buttonClasses("solid", "md", "bg-raised! text-ink! shadow-float")}
    >
      {to === "list" ? (
        <List aria-hidden className="size-5" />
      ) : (
        <Maximize2 aria-hidden className="size-5" />
      )}
      {t(to === "list" ? "search.list" : "search.larger")}
    </PageLink>
  );
}
