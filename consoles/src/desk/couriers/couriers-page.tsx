import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { CourierList } from "./courier-list.tsx";

const courier = lazyComponent(() => import("./courier-page.tsx").then((file) => file.CourierPage));

/** Couriers: all of them, and one. */
export function CouriersPage() {
  return (
    <Routes>
      <Route index element={<CourierList />} />
      <Route path=":id" element={<LazyScreen component={courier} fallback={null} />} />
    </Routes>
  );
}
