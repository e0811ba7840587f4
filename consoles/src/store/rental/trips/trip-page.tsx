import type { ProviderContract } from "@errand/core/contract.provider";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { OfficeButton, officeButtonClasses } from "../../../console/office/office-button.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useMayChat } from "../../messages/use-may-chat.ts";
import { useProviderClient } from "../provider-client.ts";
import { TripChecksContext } from "./checklist/checks-context.ts";
import { NextStep } from "./next-step.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { minutesLate, type RentalTrip } from "./rental-trip.ts";
import { TripFacts } from "./trip-facts.tsx";
import { TripSide } from "./trip-side.tsx";
import { useWithUnsent } from "./use-live-trips.ts";
import { useTripText } from "./use-trip-text.ts";

type ReadTrip = ProviderContract["GET /provider/trips/{id}"]["reply"];

/** One trip: what was agreed, what is done next, and what has happened. */
export function TripPage() {
  const id = Number(useParams().id);
  const { endpointQuery, scope } = useProviderClient();
  const query = useQuery(endpointQuery(scope, "GET /provider/trips/{id}", { id }));
  return <QueryState query={query}>{(trip) => <Read key={trip.id} read={trip} />}</QueryState>;
}

function Read({ read }: { read: ReadTrip }) {
  const trip = useWithUnsent(read);
  return (
    <>
      <Head trip={trip} />
      <div className="grid grow lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)_19rem]">
        <TripFacts trip={trip} />
        <div className="min-w-0 border-line lg:border-s">
          <TripChecksContext value={read.checks}>
            <NextStep trip={trip} />
          </TripChecksContext>
        </div>
        <TripSide trip={trip} read={read} />
      </div>
    </>
  );
}

function Head({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trip");
  const office = useMessages("office");
  const trips = useMessages("rental-trips");
  const text = useTripText();
  const late = minutesLate(trip, useNow(30_000));
  const mayChat = useMayChat();
  const [isRefusing, setRefusing] = useState(false);
  const phone = trip.user_info.contact_person_number;
  const isRunning = trip.trip_status === "confirmed" || trip.trip_status === "ongoing";
  return (
    <PageHead
      title={
        <span className="flex items-center gap-2">
          <Link to="/vendor/office/trips" className="font-semibold text-strong hover:underline">
            {office("section.trips")}
          </Link>
          <ChevronRight aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
          <span className="tabular-nums">{trip.id}</span>
        </span>
      }
      acts={
        <>
          {/* A masked number cannot be called. */}
          {/^\+?\d+$/.test(phone) && (
            <a href={`tel:${phone}`} className={officeButtonClasses("outline")}>
              <Phone aria-hidden className="size-4.5" />
              {t("call", { name: trip.user_info.contact_person_name })}
            </a>
          )}
          {mayChat && (
            <Link to="/vendor/office/messages/desk" className={officeButtonClasses("outline")}>
              <MessageCircle aria-hidden className="size-4.5" />
              {t("writeDesk")}
            </Link>
          )}
          {isRunning && !trip.unsent && (
            <OfficeButton tone="outline" onClick={() => setRefusing(true)}>
              {t("cancel")}
            </OfficeButton>
          )}
        </>
      }
    >
      <p className={late > 0 ? "font-bold text-bad" : "font-semibold text-call"}>
        {trips(`status.${trip.trip_status}`)}
        {late > 0 && `, ${text.late(late)}`}
      </p>
      <RefuseDialog trip={isRefusing ? trip : null} onClose={() => setRefusing(false)} />
    </PageHead>
  );
}
