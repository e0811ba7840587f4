import { ApiError } from "@errand/core/api-error";
import type { Message } from "@errand/core/chat/chat.types";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, useEffect, useState } from "react";
import { createChat } from "../console/chat/chat.ts";
import { ChatContext } from "../console/chat/use-chat.ts";
import { useMember } from "../console/console.ts";
import { toChatCalls } from "./messages/chat-calls.ts";
import { AutoPrint } from "./printing/auto-print.tsx";
import { createPrinter } from "./printing/printer.ts";
import { findUsb } from "./printing/usb.ts";
import { PrinterContext } from "./printing/use-printer.ts";
import { createShift } from "./shift/shift.ts";
import { ShiftContext } from "./shift/use-shift.ts";
import { createTabletSounds } from "./sound/sounds.ts";
import { SoundContext } from "./sound/use-sound.ts";
import { useStoreClient } from "./store-client.ts";
import { createBoard } from "./tickets/board.ts";
import type { StoreAct } from "./tickets/store-act.ts";
import { shortNumber } from "./tickets/ticket.ts";
import { BoardContext } from "./tickets/use-board.ts";

/**
 * What every screen of a store shares: its orders as they come, the shift, the sound and the
 * printer.
 */
export function StoreProviders({ children }: { children: ReactNode }) {
  const client = useStoreClient();
  const me = useMember();
  const [shift] = useState(createShift);
  const [sounds] = useState(createTabletSounds);
  const [printer] = useState(() => createPrinter(findUsb()));
  const [chat] = useState(() =>
    createChat({
      audience: "store",
      calls: toChatCalls(client),
      onRefused: (text) => toast.error(text),
    }),
  );
  const [board] = useState(() =>
    createBoard({
      client,
      onRefusedAct: showRefusal,
      onChange: (former, order) => tellChange(former, order, me.id),
      onOther: chat.hear,
    }),
  );
  useEffect(() => board.start(), [board]);
  useEffect(() => printer.start(), [printer]);
  useEffect(() => chat.onNews(tellMessage), [chat]);
  return (
    <ShiftContext value={shift}>
      <SoundContext value={sounds}>
        <BoardContext value={board}>
          <PrinterContext value={printer}>
            <ChatContext value={chat}>
              <AutoPrint />
              {children}
            </ChatContext>
          </PrinterContext>
        </BoardContext>
      </SoundContext>
    </ShiftContext>
  );
}

/** Later than this, a message is no news: the bar counts it. */
const newsMs = 60_000;

/** Says who has written, unless the messages are on the screen. */
function tellMessage(news: Message | null) {
  if (news === null || news.sender.type === "vendor") return;
  if (location.pathname.startsWith("/vendor/messages")) return;
  if (Date.now() - Date.parse(news.created_at) > newsMs) return;
  toast.info(message("frame", "wrote", { name: news.sender.name }));
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
