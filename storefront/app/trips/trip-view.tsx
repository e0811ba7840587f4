import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleHelp from "lucide-react/icons/circle-help";
import FileText from "lucide-react/icons/file-text";
import PiggyBank from "lucide-react/icons/piggy-bank";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useMoney, useShop } from "../config/shop.ts";
import { PushOffer } from "../notifications/push-offer.tsx";
import { LostConnection } from "../orders/lost-connection.tsx";
import { Steps } from "../orders/timeline.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { BookAgain } from "./book-again.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { RateTrip } from "./rate-trip.tsx";
import { TripChangePanel } from "./trip-change-panel.tsx";
import { TripDepositNote } from "./trip-deposit-note.tsx";
import { TripExtendPanel } from "./trip-extend-panel.tsx";
import { TripHeadline } from "./trip-headline.tsx";
import { TripHistory } from "./trip-history.tsx";
import { TripMap } from "./trip-map.tsx";
import { TripPaidRows } from "./trip-paid-rows.tsx";
import { TripPaymentPanel } from "./trip-payment-panel.tsx";
import { isActiveTrip, isBeforeReturn, stepsOfTrip } from "./trip-progress.ts";
import { TripProvider } from "./trip-provider.tsx";
import type { TripSectionProps } from "./trip-section-props.ts";
import { TripSummary } from "./trip-summary.tsx";
import { TripTerms } from "./trip-terms.tsx";
import { TripVehicles } from "./trip-vehicles.tsx";
import { useTripStatus } from "./use-trip-status.ts";
import { useVehiclePriceBreakdown } from "./use-vehicle-price-breakdown.ts";
import { WhatToBring } from "./what-to-bring.tsx";

const cancelDialog = lazyComponent(() =>
  import("./trip-cancel-dialog.tsx").then((file) => file.TripCancelDialog),
);

interface TripViewProps extends TripSectionProps {
  /** The time of the last update while the connection is lost; null while it is live. */
  lostSince: number | null;
}

/**
 * One trip with live updates: when and where, what is left to pay, what can be changed, and the
 * receipt. Its map stays when the trip is over.
 */
export function TripView(props: TripViewProps) {
  const { trip, lostSince } = props;
  const t = useMessages("trips");
  const { config } = useShop();
  const [wasActive] = useState(isActiveTrip(trip));
  const [query] = useSearchParams();
  const [isChanging, setChanging] = useState(query.has("change"));
  const canChange = trip.actions.includes("change");
  const closeChange = () => setChanging(false);
  return (
    <div className="pt-2 md:pt-4">
      <p className="mb-4 hidden text-section font-extrabold print:block">{config.business_name}</p>
      <TripHeadline trip={trip} />
      <div role="status">{lostSince !== null && <LostConnection since={lostSince} />}</div>
      {isActiveTrip(trip) && <PushOffer />}
      <div className="mt-6 gap-14 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start print:block!">
        <div className="flex flex-col gap-6 lg:order-2">
          <RateTrip trip={trip} />
          <TripPaymentPanel {...props} />
          {trip.actions.includes("extend") && <TripExtendPanel {...props} />}
          <TripProvider trip={trip} />
          <div className="no-print flex flex-wrap gap-3">
            {canChange && !isChanging && (
              <Button variant="outline" onClick={() => setChanging(true)}>
                <CalendarClock aria-hidden className="size-4.5" />
                {t("changing.open")}
              </Button>
            )}
            {isActiveTrip(trip) && <CalendarButton trip={trip} />}
            <BookAgain trip={trip} />
            <Cancel
              {...props}
              onChangeInstead={canChange && !isChanging ? () => setChanging(true) : undefined}
            />
            <LinkButton to="/help-and-support" variant="quiet">
              <CircleHelp aria-hidden className="size-4.5" />
              {t("help")}
            </LinkButton>
          </div>
          <ReceiptSection trip={trip} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:mt-6">
          {canChange && isChanging && <TripChangePanel {...props} onClose={closeChange} />}
          {wasActive && <TripMap trip={trip} />}
          <Section title={t("trip.title")}>
            <TripSummary trip={trip} />
            {trip.trip_note && (
              <p className="mt-4 border-t border-line pt-4 text-muted">
                {t("note", { note: trip.trip_note })}
              </p>
            )}
          </Section>
          {isBeforePickup(trip) && <WhatToBring trip={trip} />}
          <TripVehicles trip={trip} />
          {isActiveTrip(trip) && <TripTerms trip={trip} />}
          <TripHistory trip={trip} />
          <Progress trip={trip} />
        </div>
      </div>
    </div>
  );
}

/** When each step was reached, on narrow pages, which have no room for them at the top. */
function Progress({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const statusOf = useTripStatus(trip);
  const isCanceled = trip.trip_status === "canceled";
  return (
    <div className={classNames(!isCanceled && "md:hidden")}>
      <Section title={t("progress")} isScreenOnly>
        <Steps
          since={trip.created_at}
          steps={stepsOfTrip(trip).map(({ status, at, isCurrent }) => ({
            key: status,
            // That it waits is over once it does not.
            title: status === "pending" && !isCurrent ? t("booked") : statusOf(status).title,
            at,
            isCurrent,
            isBad: status === "canceled",
          }))}
        />
      </Section>
    </div>
  );
}

const isBeforePickup = ({ trip_status: status }: Trip) =>
  status === "pending" || status === "confirmed";

/** What the trip costs and how it is paid. */
function ReceiptSection({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const madeUpOf = useVehiclePriceBreakdown(trip);
  return (
    <Section title={t("receipt")}>
      <Receipt
        receipt={trip.receipt}
        subject="trip"
        detailOf={({ key, item_id }) => {
          const line = trip.trip_details.find(({ vehicle_id }) => vehicle_id === item_id);
          const text = key === "items" && line ? madeUpOf(line.vehicle_details) : null;
          return text && <span className="block text-sm text-muted">{text}</span>;
        }}
      />
      <Cashback trip={trip} />
      <TripPaidRows trip={trip} />
      <TripDepositNote trip={trip} />
      {trip.trip_status !== "pending" && (
        <LinkButton
          to={`/order-invoice?trip_id=${trip.id}`}
          variant="soft"
          className="no-print mt-4"
        >
          <FileText aria-hidden className="size-4.5" />
          {t(isBeforeReturn(trip) ? "paper.confirmation" : "paper.invoice")}
        </LinkButton>
      )}
    </Section>
  );
}

/** What the customer earns with the trip; nothing without cashback. */
function Cashback({ trip: { cashback_amount, completed } }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  if (cashback_amount === 0) return null;
  return (
    <p className="mt-3 flex items-start gap-2 font-medium text-good">
      <PiggyBank aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t(completed === null ? "cashback.willEarn" : "cashback.earned", {
        amount: money(cashback_amount),
      })}
    </p>
  );
}

interface CancelProps extends TripSectionProps {
  onChangeInstead: (() => void) | undefined;
}

function Cancel({ trip, name, onChange, onChangeInstead }: CancelProps) {
  const t = useMessages("trips");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {trip.actions.includes("cancel") && (
        <Button
          variant="outline"
          onPointerEnter={cancelDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {t("cancel.open")}
        </Button>
      )}
      <LazyOverlay
        component={cancelDialog}
        isOpen={isOpen}
        props={{
          open: isOpen,
          onClose: close,
          trip,
          name,
          onChange,
          onChangeInstead:
            onChangeInstead &&
            (() => {
              close();
              onChangeInstead();
            }),
        }}
        onLoadError={close}
      />
    </>
  );
}
