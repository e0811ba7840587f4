import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { TripList } from "./trip-list.tsx";

const trip = lazyComponent(() => import("./trip-page.tsx").then((file) => file.TripPage));

/** Rental trips: all of them, and one. */
export function TripsPage() {
  return (
    <Routes>
      <Route index element={<TripList />} />
      <Route path=":id" element={<LazyScreen component={trip} fallback={null} />} />
    </Routes>
  );
}
