import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { BrowserRouter, Navigate, Route, Routes, useParams } from "react-router";
import { useChatState } from "../../console/chat/use-chat.ts";
import { StoreOfficeFrame } from "../office/store-office-frame.tsx";
import { useProviderClient } from "./provider-client.ts";
import { RentalProviders } from "./rental-providers.tsx";
import { sendUnsentChecks } from "./trips/checklist/send-checks.ts";
import { UndoBar } from "./trips/undo-bar.tsx";
import { useLiveTripsState, useRunningTrips } from "./trips/use-live-trips.ts";

/** The console of a rental provider: its calendar, trips and vehicles, and its back office. */
export function RentalApp() {
  return (
    <RentalProviders>
      <BrowserRouter>
        <RentalRoutes />
      </BrowserRouter>
    </RentalProviders>
  );
}

export function RentalRoutes() {
  return (
    <>
      <Routes>
        <Route path="/vendor/office/*" element={<RentalOffice />} />
        <Route path="/vendor/orders/:id" element={<TripOfOrder />} />
        <Route path="*" element={<Navigate replace to="/vendor/office" />} />
      </Routes>
      <UndoBar />
      <UnsentChecks />
    </>
  );
}

/** Sends the checklists that were filled in without a connection. */
function UnsentChecks() {
  const client = useProviderClient();
  useEffect(() => {
    const send = () => void sendUnsentChecks(client).catch(() => {});
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [client]);
  return null;
}

/** Reviews and refunds lead to the order that they are about, which is a trip here. */
function TripOfOrder() {
  return <Navigate replace to={`/vendor/office/trips/${useParams().id}`} />;
}

function RentalOffice() {
  const t = useMessages("office");
  const toConfirm = useRunningTrips().filter(({ trip_status }) => trip_status === "pending");
  return (
    <StoreOfficeFrame
      name={useProviderName()}
      title={t("rental")}
      counts={{ trips: toConfirm.length, messages: useChatState((state) => state.unread) }}
      signals={<ConnectionSignal />}
    />
  );
}

/** Says while the stream cannot be heard. */
function ConnectionSignal() {
  const t = useMessages("rental-trips");
  const { connection } = useLiveTripsState();
  return (
    <div role="status">
      {connection === "waiting" && (
        <p className="bg-warn-soft px-4 py-2 font-semibold text-warn md:px-5">{t("offline")}</p>
      )}
    </div>
  );
}

/** The name of the provider, which its vehicles state. */
function useProviderName(): string | undefined {
  const { endpointQuery, scope } = useProviderClient();
  const query = useQuery(endpointQuery(scope, "GET /provider/vehicles", { limit: 1, offset: 1 }));
  return query.data?.vehicles[0]?.provider.name;
}
