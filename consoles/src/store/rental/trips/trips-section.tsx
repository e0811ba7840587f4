import { Route, Routes } from "react-router";
import { TripPage } from "./trip-page.tsx";
import { TripsPage } from "./trips-page.tsx";

/** The trips of a provider, and one of them. */
export function TripsSection() {
  return (
    <Routes>
      <Route index element={<TripsPage />} />
      <Route path=":id" element={<TripPage />} />
    </Routes>
  );
}
