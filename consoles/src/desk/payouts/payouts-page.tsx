import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { Runs } from "./runs.tsx";

const run = lazyComponent(() => import("./run-page.tsx").then((file) => file.RunPage));

/** What the shop pays stores and couriers. */
export function PayoutsPage() {
  return (
    <Routes>
      <Route index element={<Runs />} />
      <Route path=":id" element={<LazyScreen component={run} fallback={null} />} />
    </Routes>
  );
}
