import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { DeskProviders } from "./desk-providers.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";

/** The desk: what the operators of the shop run the town with. */
export function DeskApp() {
  return (
    <DeskProviders>
      <BrowserRouter>
        <DeskRoutes />
      </BrowserRouter>
    </DeskProviders>
  );
}

/** The screens of the desk, below a router. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path="/desk/*" element={<DeskFrame />} />
      <Route path="*" element={<Navigate replace to="/desk" />} />
    </Routes>
  );
}
