import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyScreen } from "../../../console/lazy-screen.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { Browse } from "./browse.tsx";
import { useCatalogue } from "./menu.queries.ts";
import { useMenuUrl } from "./use-menu-url.ts";

const order = lazyComponent(() => import("./order/order-page.tsx").then((file) => file.OrderPage));

const importing = lazyComponent(() =>
  import("./import/import-page.tsx").then((file) => file.ImportPage),
);

/** The items of the store: its menu, or its catalogue. */
export function MenuPage() {
  const { view } = useMenuUrl();
  const query = useCatalogue();
  return (
    <QueryState query={query}>
      {(catalogue) => {
        if (view === "order") return <LazyScreen component={order} fallback={null} />;
        if (view === "import") return <LazyScreen component={importing} fallback={null} />;
        return <Browse catalogue={catalogue} />;
      }}
    </QueryState>
  );
}
