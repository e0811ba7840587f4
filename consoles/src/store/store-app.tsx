import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { useMember } from "../console/console.ts";
import { ConsoleHome } from "../console/home.tsx";
import { Tablet } from "./tablet.tsx";

/** The console of a store: the tablet, and the back office behind it. */
export function StoreApp() {
  const { kind } = useMember();
  if (kind !== "store_staff") return <ConsoleHome />;
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/vendor/*" element={<Tablet />} />
        <Route path="*" element={<Navigate replace to="/vendor" />} />
      </Routes>
    </BrowserRouter>
  );
}
