import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { LazyScreen } from "../console/lazy-screen.tsx";
import { CourierProviders } from "./courier-providers.tsx";
import { PhoneFrame } from "./frame/phone-frame.tsx";
import { stopsMap } from "./map/job-map.tsx";
import { NowPage } from "./now/now-page.tsx";
import { prefetchStops } from "./stop/stop-screen.tsx";

/** In chunks of their own, which the phone has loaded before it loses its connection. */
const routePage = lazyComponent(() =>
  withMessages(["my-route"], import("./route/route-page.tsx")).then((file) => file.RoutePage),
);
const moneyPage = lazyComponent(() =>
  withMessages(["my-money"], import("./money/money-page.tsx")).then((file) => file.MoneyPage),
);
const mePage = lazyComponent(() =>
  withMessages(["my-account"], import("./account/me-page.tsx")).then((file) => file.MePage),
);

const messagesPage = lazyComponent(() =>
  withMessages(["chat"], import("./messages/messages-page.tsx")).then((file) => file.MessagesPage),
);

function prefetchScreens() {
  messagesPage.prefetch();
  prefetchStops();
  stopsMap.prefetch();
  routePage.prefetch();
  moneyPage.prefetch();
  mePage.prefetch();
}

/** The phone of a courier. */
export function CourierApp() {
  return (
    <CourierProviders>
      <BrowserRouter>
        <Phone />
      </BrowserRouter>
    </CourierProviders>
  );
}

/** The screens of the phone, below a router. */
export function Phone() {
  usePrefetchWhenIdle(prefetchScreens);
  return (
    <PhoneFrame>
      <Routes>
        <Route path="/courier" element={<NowPage />} />
        <Route
          path="/courier/route"
          element={<LazyScreen component={routePage} fallback={null} />}
        />
        <Route
          path="/courier/money"
          element={<LazyScreen component={moneyPage} fallback={null} />}
        />
        <Route path="/courier/me" element={<LazyScreen component={mePage} fallback={null} />} />
        <Route
          path="/courier/messages/*"
          element={<LazyScreen component={messagesPage} fallback={null} />}
        />
        <Route path="*" element={<Navigate replace to="/courier" />} />
      </Routes>
    </PhoneFrame>
  );
}
