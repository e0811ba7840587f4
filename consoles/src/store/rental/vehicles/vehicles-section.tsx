import { Route, Routes } from "react-router";
import { VehicleEditor } from "./vehicle-editor.tsx";
import { VehiclesPage } from "./vehicles-page.tsx";

/** The vehicles of a provider, and one of them. */
export function VehiclesSection() {
  return (
    <Routes>
      <Route index element={<VehiclesPage />} />
      <Route path=":id" element={<VehicleEditor />} />
    </Routes>
  );
}
