import { ApiError } from "@errand/core/api-error";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useEffect, useState } from "react";
import { Route, Routes } from "react-router";
import { useMember } from "../console/console.ts";
import { LazyScreen } from "../console/lazy-screen.tsx";
import { Board } from "./board/board.tsx";
import { BottomBar } from "./board/bottom-bar.tsx";
import { TabletFrame } from "./frame/tablet-frame.tsx";
import { createShift } from "./shift/shift.ts";
import { StartShift } from "./shift/start-shift.tsx";
import { ShiftContext, useShiftState } from "./shift/use-shift.ts";
import { createSounds } from "./sound/sounds.ts";
import { SoundContext } from "./sound/use-sound.ts";
import { useStoreClient } from "./store-client.ts";
import { createBoard } from "./tickets/board.ts";
import type { StoreAct } from "./tickets/store-act.ts";
import { shortNumber } from "./tickets/ticket.ts";
import { BoardContext } from "./tickets/use-board.ts";

/** In chunks of their own, which a tablet has loaded before its connection is lost. */
const ticketPage = lazyComponent(() =>
  import("./ticket/ticket-page.tsx").then((file) => file.TicketPage),
);

function prefetchScreens() {
  ticketPage.prefetch();
}

/** The orders of a store, on a device that rings. */
export function Tablet() {
  const client = useStoreClient();
  const me = useMember();
  const [shift] = useState(createShift);
  const [sounds] = useState(createSounds);
  const [board] = useState(() =>
    createBoard({
      client,
      onRefusedAct: showRefusal,
      onChange: (former, order) => tellChange(former, order, me.id),
    }),
  );
  useEffect(() => board.start(), [board]);
  usePrefetchWhenIdle(prefetchScreens);
  return (
    <ShiftContext value={shift}>
      <SoundContext value={sounds}>
        <BoardContext value={board}>
          <Screens />
        </BoardContext>
      </SoundContext>
    </ShiftContext>
  );
}

function Screens() {
  const { since } = useShiftState();
  const [isLooking, setLooking] = useState(false);
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
        <Route path="orders/:id" element={<LazyScreen component={ticketPage} fallback={null} />} />
      </Routes>
    </TabletFrame>
  );
}

/** Says what others did with an order that was on the board. */
function tellChange(former: StoreOrder, { id, order_status, acted_by }: StoreOrder, myId: number) {
  const number = shortNumber({ id });
  if (order_status === "canceled" && acted_by?.kind !== "store") {
    return toast.error(message("board", "canceled", { number }));
  }
  const isAccepted = order_status === "confirmed" || order_status === "processing";
  const isByOther = acted_by?.kind === "store" && acted_by.id !== null && acted_by.id !== myId;
  if (!isAccepted || !isByOther || former.processing_time !== null) return;
  toast.info(message("board", "otherAccepted", { number, name: acted_by.name ?? "" }));
}

/** What the server refuses is said with the number of its order; the board shows how it stands. */
function showRefusal({ orderId }: StoreAct, error: unknown) {
  if (!(error instanceof ApiError)) return reportError(error);
  const number = shortNumber({ id: orderId });
  toast.error(message("board", "refused", { number, reason: error.message }));
}
