import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { StoreList } from "./store-list.tsx";

const store = lazyComponent(() => import("./store-page.tsx").then((file) => file.StorePage));

/** Stores and rental providers: all of them, and one. */
export function StoresPage() {
  return (
    <Routes>
      <Route index element={<StoreList />} />
      <Route path=":id" element={<LazyScreen component={store} fallback={null} />} />
    </Routes>
  );
}
