import { RadioGroup } from "@base-ui/react/radio-group";
import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import type { ReceiverChoice, SafePlace } from "@errand/core/orders/parcel.types";
import type { ReceivedParcel } from "@errand/core/parcel/receiver.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserCheck from "lucide-react/icons/user-check";
import { useId, useState } from "react";
import { call } from "../api/call.ts";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useDateTimeText } from "./date-time-text.ts";
import { ChoiceCard } from "./receiver-choice-card.tsx";
import { LaterFields, SafePlaceFields } from "./receiver-choice-fields.tsx";
import type { OrderName } from "./use-order-live.ts";

/** Reports of the courier at the door change nothing of the order, which is live. */
const pollMs = 20_000;

interface ReceiverChoicesProps {
  order: Order;
  name: OrderName;
}

/** How the receiver wants to get the parcel; nothing where there is no choice. */
export function ReceiverChoices({ order, name }: ReceiverChoicesProps) {
  const token = `${order.id}:${name.order_token ?? ""}`;
  const isReceiver = order.viewed_by === "receiver" && name.order_token !== undefined;
  const { order_status, schedule_at } = order;
  const { data, refetch } = useQuery({
    ...scopedQuery(
      useAccountScope(),
      ["received parcel", token, order_status, schedule_at],
      (call): Promise<ReceivedParcel> => call("GET /parcel/receiver", { token }),
    ),
    enabled: isReceiver,
    refetchInterval: pollMs,
    staleTime: 0,
  });
  // A single way to get it is no choice.
  if (!isReceiver || !data || data.choices.length < 2) return null;
  return <Choices order={order} token={token} parcel={data} reload={refetch} />;
}

interface ChoicesProps {
  order: Order;
  token: string;
  parcel: ReceivedParcel;
  reload(): Promise<unknown>;
}

type Kind = ReceiverChoice["kind"];

function Choices({ order, token, parcel, reload }: ChoicesProps) {
  const t = useMessages("orders");
  const id = useId();
  const { clock } = useDateTimeText();
  const former = parcel.choice?.choice;
  const [kind, setKind] = useState<Kind | null>(null);
  const [place, setPlace] = useState<SafePlace | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const safe = former?.kind === "safe_place" ? former : null;
  const shown = {
    kind: kind ?? former?.kind ?? null,
    place: place ?? safe?.place ?? "door",
    note: note ?? safe?.note ?? "",
    at: at ?? parcel.times[0] ?? null,
  };
  const choice = toChoice(shown);
  const isMade = choice !== null && isSame(choice, former);
  const label = useButtonText(choice);

  const choosing = useMutation({
    mutationFn: (chosen: ReceiverChoice) => call("PUT /parcel/receiver", { token, choice: chosen }),
    onSuccess() {
      setKind(null);
      setPlace(null);
      setNote(null);
      setAt(null);
    },
    onError: reportError,
    // Also after a refusal: the courier may be at the door.
    onSettled: reload,
  });
  const refused = choosing.error instanceof ApiError && choosing.error.find("receiver_choice");
  const courier = parcel.courier?.first_name ?? t("receiver.courier");
  const has = (each: Kind) => parcel.choices.includes(each);

  return (
    <section aria-labelledby={id} className="no-print mt-6 flex flex-col gap-3">
      <h2 id={id} className="text-title">
        {t("receiver.title")}
      </h2>
      <RadioGroup<Kind | null>
        aria-labelledby={id}
        value={shown.kind}
        onValueChange={setKind}
        className="flex flex-col gap-2.5"
      >
        <ChoiceCard
          value="present"
          icon={UserCheck}
          title={t("receiver.present")}
          text={order.otp ? t("receiver.code", { code: order.otp }) : t("receiver.noCode")}
        />
        {has("safe_place") && (
          <ChoiceCard
            value="safe_place"
            icon={ShieldCheck}
            title={t("receiver.safePlace")}
            text={t("receiver.photo", { name: courier })}
          >
            {shown.kind === "safe_place" && (
              <SafePlaceFields
                place={shown.place}
                onPlace={setPlace}
                note={shown.note}
                onNote={setNote}
              />
            )}
          </ChoiceCard>
        )}
        {has("later") && parcel.times[0] && (
          <ChoiceCard
            value="later"
            icon={CalendarClock}
            title={t("receiver.later")}
            text={t("receiver.laterText", { time: clock(parcel.times[0]) })}
          >
            {shown.kind === "later" && (
              <LaterFields times={parcel.times} at={shown.at} onChange={setAt} />
            )}
          </ChoiceCard>
        )}
      </RadioGroup>
      {isMade && parcel.choice ? (
        <p role="status" className="text-muted">
          {t("receiver.made", { time: clock(parcel.choice.at) })}
        </p>
      ) : (
        <Button
          variant="accent"
          size="lg"
          isBusy={choosing.isPending}
          disabled={choice === null}
          onClick={() => choice && choosing.mutate(choice)}
        >
          {label}
        </Button>
      )}
      {refused && (
        <p role="alert" className="font-medium text-bad">
          {refused.message}
        </p>
      )}
    </section>
  );
}

interface Shown {
  kind: Kind | null;
  place: SafePlace;
  note: string;
  at: string | null;
}

function toChoice({ kind, place, note, at }: Shown): ReceiverChoice | null {
  if (kind === "safe_place") {
    const text = note.trim();
    return { kind, place, ...(text !== "" && { note: text }) };
  }
  if (kind === "later") return at === null ? null : { kind, schedule_at: at };
  return kind && { kind };
}

function isSame(one: ReceiverChoice, other: ReceiverChoice | undefined): boolean {
  if (one.kind === "safe_place" && other?.kind === "safe_place") {
    return one.place === other.place && (one.note ?? "") === (other.note ?? "");
  }
  return one.kind === other?.kind && one.kind !== "later";
}

/** The button says what is chosen. */
function useButtonText(choice: ReceiverChoice | null): string {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  if (choice === null) return t("receiver.choose");
  if (choice.kind === "safe_place") return t(`receiver.leave.${choice.place}`);
  if (choice.kind === "present") return t("receiver.present");
  const { schedule_at: at } = choice;
  return t("receiver.bring", { day: day(at), time: clock(at) });
}
