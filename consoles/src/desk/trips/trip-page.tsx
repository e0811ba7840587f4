import { ApiError } from "@errand/core/api-error";
import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useMember } from "../../console/console.ts";
import { OfficeButton, officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { TripRecord } from "../../console/trips/trip-record.tsx";
import { useDeskClient } from "../desk-client.ts";
import { NoteDialog } from "../form/note-dialog.tsx";
import type { DeskTrip } from "./trip.types.ts";
import { TripFacts } from "./trip-facts.tsx";
import { TripHistory } from "./trip-history.tsx";
import { TripRefund } from "./trip-refund.tsx";
import { TripStatus } from "./trip-status.tsx";

/** One trip: who rents what from whom, what it costs, and what has happened. */
export function TripPage() {
  const t = useMessages("desk-trips");
  const { id: text = "" } = useParams();
  const id = Number(text);
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/trips/{id}", { id }));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (isGone && !query.data) {
    return (
      <EmptyState
        isPage
        icon={KeyRound}
        title={t("gone", { id: text })}
        text={t("goneText")}
        action={
          <Link to="/desk/trips" className={officeButtonClasses("outline")}>
            {t("back")}
          </Link>
        }
      />
    );
  }
  return (
    <QueryState query={query}>
      {(trip) => (
        <>
          <PageHead
            title={
              <>
                <Link
                  to="/desk/trips"
                  className="font-semibold text-strong underline-offset-4 hover:underline"
                >
                  {t("back")}
                </Link>{" "}
                <span aria-hidden>›</span> {trip.id}
              </>
            }
            acts={<TripActs trip={trip} />}
          >
            <TripStatus trip={trip} />
          </PageHead>
          <div className="grid gap-x-8 gap-y-6 p-4 md:p-5 lg:grid-cols-2">
            <TripFacts trip={trip} />
            <TripRefund trip={trip} />
            <TripHistory trip={trip} />
            <TripRecord trip={trip} checks={trip.checks} />
          </div>
        </>
      )}
    </QueryState>
  );
}

function TripActs({ trip: { id, trip_status: status } }: { trip: DeskTrip }) {
  const t = useMessages("desk-trips");
  const me = useMember();
  const queries = useQueryClient();
  const { call, everyScope } = useDeskClient();
  const [isCanceling, setCanceling] = useState(false);
  const isOver = status === "completed" || status === "canceled";
  if (isOver || !isPermitted(me, "orders", false)) return null;
  return (
    <>
      <OfficeButton tone="bad" onClick={() => setCanceling(true)}>
        {t("cancel")}
      </OfficeButton>
      {isCanceling && (
        <NoteDialog
          title={t("cancelTitle", { id: String(id) })}
          text={t("cancelText")}
          label={t("reason")}
          send={t("cancel")}
          isRequired
          maxLength={255}
          onSend={async (reason = "") => {
            const { message } = await call("POST /desk/trips/{id}/cancel", { id, reason });
            toast.success(message);
            await Promise.all([
              queries.invalidateQueries(everyScope("GET /desk/trips/{id}")),
              queries.invalidateQueries(everyScope("GET /desk/trips")),
            ]);
          }}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  );
}
