import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { prefetchMessages } from "@errand/ui/messages/messages.browser.ts";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { useMember } from "../console/console.ts";
import { LazyScreen } from "../console/lazy-screen.tsx";
import { ShiftSignals } from "./frame/shift-signals.tsx";
import { StoreProviders } from "./store-providers.tsx";
import { Tablet } from "./tablet.tsx";

const office = lazyComponent(() => import("./office/office.tsx").then((file) => file.Office));
const rental = lazyComponent(() =>
  import("./rental/rental-app.tsx").then((file) => file.RentalApp),
);

const messageFiles = Object.keys(import.meta.glob("./**/*.json"));
const prefetch = () => prefetchMessages(messageFiles);

/**
 * The console of a store: the tablet, and the back office behind it. A rental provider has a
 * calendar and trips instead of a tablet.
 */
export function StoreApp() {
  usePrefetchWhenIdle(prefetch);
  const { kind } = useMember();
  if (kind === "rental_staff") return <LazyScreen component={rental} fallback={null} />;
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
