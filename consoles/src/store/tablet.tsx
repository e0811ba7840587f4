import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { useState } from "react";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../console/lazy-screen.tsx";
import { Board } from "./board/board.tsx";
import { BottomBar } from "./board/bottom-bar.tsx";
import { TabletFrame } from "./frame/tablet-frame.tsx";
import { StartShift } from "./shift/start-shift.tsx";
import { useShiftState } from "./shift/use-shift.ts";

/** In chunks of their own, which a tablet has loaded before its connection is lost. */
const ticketPage = lazyComponent(() =>
  import("./ticket/ticket-page.tsx").then((file) => file.TicketPage),
);

const pickPage = lazyComponent(() => import("./pick/pick-page.tsx").then((file) => file.PickPage));
const pastPage = lazyComponent(() => import("./past/past-page.tsx").then((file) => file.PastPage));
const soldOutPage = lazyComponent(() =>
  import("./sold-out/sold-out-page.tsx").then((file) => file.SoldOutPage),
);

const printPage = lazyComponent(() =>
  import("./printing/print-page.tsx").then((file) => file.PrintPage),
);

const keysPage = lazyComponent(() => import("./keys/keys-page.tsx").then((file) => file.KeysPage));
const messagesPage = lazyComponent(() =>
  import("./messages/messages-page.tsx").then((file) => file.MessagesPage),
);

function prefetchScreens() {
  pickPage.prefetch();
  pastPage.prefetch();
  soldOutPage.prefetch();
  ticketPage.prefetch();
  messagesPage.prefetch();
  keysPage.prefetch();
}

/** The orders of a store, on a device that rings. */
export function Tablet() {
  const { since } = useShiftState();
  const [isLooking, setLooking] = useState(false);
  usePrefetchWhenIdle(prefetchScreens);
  if (since === null && !isLooking) return <StartShift onLook={() => setLooking(true)} />;
  return (
    <TabletFrame>
      <Routes>
        <Route
          index
          element={
            <>
              <Board />
              <BottomBar />
            </>
          }
        />
        <Route
          path="orders/:id/pick"
          element={<LazyScreen component={pickPage} fallback={null} />}
        />
        <Route
          path="orders/:id/print"
          element={<LazyScreen component={printPage} fallback={null} />}
        />
        <Route path="past" element={<LazyScreen component={pastPage} fallback={null} />} />
        <Route path="sold-out" element={<LazyScreen component={soldOutPage} fallback={null} />} />
        <Route
          path="messages/*"
          element={<LazyScreen component={messagesPage} fallback={null} />}
        />
        <Route path="keys" element={<LazyScreen component={keysPage} fallback={null} />} />
        <Route path="orders/:id" element={<LazyScreen component={ticketPage} fallback={null} />} />
      </Routes>
    </TabletFrame>
  );
}
