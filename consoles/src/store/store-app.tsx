import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { useMember } from "../console/console.ts";
import { ConsoleHome } from "../console/home.tsx";
import { LazyScreen } from "../console/lazy-screen.tsx";
import { ShiftSignals } from "./frame/shift-signals.tsx";
import { StoreProviders } from "./store-providers.tsx";
import { Tablet } from "./tablet.tsx";

const office = lazyComponent(() => import("./office/office.tsx").then((file) => file.Office));

/** The console of a store: the tablet, and the back office behind it. */
export function StoreApp() {
  const { kind } = useMember();
  if (kind !== "store_staff") return <ConsoleHome />;
  return (
    <StoreProviders>
      <ShiftSignals>
        <BrowserRouter>
          <Routes>
            <Route
              path="/vendor/office/*"
              element={<LazyScreen component={office} fallback={null} />}
            />
            <Route path="/vendor/*" element={<Tablet />} />
            <Route path="*" element={<Navigate replace to="/vendor" />} />
          </Routes>
        </BrowserRouter>
      </ShiftSignals>
    </StoreProviders>
  );
}
