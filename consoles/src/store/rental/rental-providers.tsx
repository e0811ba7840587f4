import { ApiError } from "@errand/core/api-error";
import type { ProviderContract } from "@errand/core/contract.provider";
import { providerFacts } from "@errand/core/endpoint-facts.provider";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createChat } from "../../console/chat/chat.ts";
import { ChatContext } from "../../console/chat/use-chat.ts";
import { useConsole } from "../../console/console.ts";
import { createConsoleClient } from "../../console/create-console-client.ts";
import { createScreenClient } from "../../console/screen-client.ts";
import { toChatCalls } from "../messages/chat-calls.ts";
import { useStoreClient } from "../store-client.ts";
import { ProviderClientContext } from "./provider-client.ts";
import { createLiveTrips } from "./trips/live-trips.ts";
import type { TripAct } from "./trips/trip-act.ts";
import { LiveTripsContext } from "./trips/use-live-trips.ts";

/** What is read again when a trip changes. */
const readsOfTrips = [
  "GET /provider/calendar",
  "GET /provider/trips",
  "GET /provider/trips/{id}",
] as const;
/** A stream begins with every trip that is not over: they are one change. */
const changeMs = 150;

/** What every screen of a rental provider shares: how it calls the API, and its trips. */
export function RentalProviders({ children }: { children: ReactNode }) {
  const { session } = useConsole();
  const queries = useQueryClient();
  const [client] = useState(() =>
    createScreenClient(createConsoleClient<ProviderContract>(providerFacts, session)),
  );
  const store = useStoreClient();
  const [chat] = useState(() =>
    createChat({
      audience: "store",
      calls: toChatCalls(store),
      onRefused: (text) => toast.error(text),
    }),
  );
  const [trips] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      for (const read of readsOfTrips) void queries.invalidateQueries(client.everyScope(read));
    };
    return createLiveTrips({
      client,
      onRefusedAct: showRefusal,
      onOther: chat.hear,
      onChange() {
        clearTimeout(timer);
        timer = setTimeout(readAgain, changeMs);
      },
    });
  });
  useEffect(() => trips.start(), [trips]);
  return (
    <ProviderClientContext value={client}>
      <LiveTripsContext value={trips}>
        <ChatContext value={chat}>{children}</ChatContext>
      </LiveTripsContext>
    </ProviderClientContext>
  );
}

/** What the server refuses is said with the number of its trip, which shows how it stands. */
function showRefusal({ tripId }: TripAct, error: unknown) {
  if (!(error instanceof ApiError)) return reportError(error);
  const values = { number: String(tripId), reason: error.message };
  toast.error(message("rental-trips", "refused", values));
}
