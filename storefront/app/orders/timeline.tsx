import type { Order } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useShop } from "../config/shop.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { stepsOf } from "./progress.ts";
import { useStatusMessages } from "./status-messages.ts";

export interface TimelineStep {
  key: string;
  title: string;
  /** When it was reached; null before. */
  at: string | null;
  isCurrent: boolean;
  /** It ended the order before its time. */
  isBad?: boolean;
}

const failures = new Set(["canceled", "failed", "refund_request_canceled"]);

/** The steps of an order, with the time at which each was reached. */
export function Timeline({ order }: { order: Order }) {
  const { config } = useShop();
  const messagesOf = useStatusMessages(order);
  const steps = stepsOf(order, config.module_config[order.module_type].order_status.accepted);
  const titled = steps.map(({ status, at, isCurrent }) => ({
    key: status,
    title: messagesOf(status).title,
    at,
    isCurrent,
    isBad: failures.has(status) && !(status === "canceled" && order.picked_up),
  }));
  return <Steps since={order.created_at} steps={titled.filter(isNews)} />;
}

/** A parcel is booked when it is placed and again when it is paid: the later one says so. */
function isNews({ title, at }: TimelineStep, index: number, steps: TimelineStep[]): boolean {
  const next = steps[index + 1];
  return at === null || !next || next.at === null || next.title !== title;
}

/** Steps of an order or a trip; those of another day than `since` have their day. */
export function Steps({ steps, since }: { steps: TimelineStep[]; since: string }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <StepRow key={step.key} step={step} since={since} isLast={index === steps.length - 1} />
      ))}
    </ol>
  );
}

interface StepRowProps {
  step: TimelineStep;
  since: string;
  isLast: boolean;
}

function StepRow({ step, since, isLast }: StepRowProps) {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const isAnotherDay = step.at !== null && day(step.at) !== day(since);
  const isReached = step.at !== null;
  const { isBad = false } = step;
  const isOngoing = step.isCurrent && !isBad && !isLast;
  const state = step.isCurrent ? "stepCurrent" : isReached ? "stepDone" : "stepToCome";
  return (
    <li aria-current={step.isCurrent ? "step" : undefined} className="flex gap-3.5">
      <span aria-hidden className="flex flex-col items-center">
        <span
          className={classNames(
            "grid size-7 shrink-0 place-items-center rounded-full border-2 transition-colors",
            isBad && "border-bad bg-bad text-on-strong",
            !isBad && isReached && !isOngoing && "border-good bg-good text-on-strong",
            isOngoing && "border-ink bg-ink text-paper",
            !isReached && "border-line bg-paper",
            isOngoing && "ring-4 ring-sunken",
          )}
        >
          {isBad ? (
            <X className="size-4" />
          ) : (
            isReached && <Check className="size-4" strokeWidth={3} />
          )}
        </span>
        {!isLast && (
          <span className={classNames("my-1 w-0.5 grow", isReached ? "bg-good" : "bg-line")} />
        )}
      </span>
      <span
        className={classNames(
          "flex grow items-baseline justify-between gap-3 pt-0.5",
          isLast ? "pb-0" : "pb-5",
          !isReached && "text-muted",
        )}
      >
        <span className={step.isCurrent ? "font-bold" : "font-medium"}>
          {step.title}
          <span className="sr-only"> ({t(state)})</span>
        </span>
        {step.at && (
          <time dateTime={step.at} className="text-sm text-muted tabular-nums">
            {isAnotherDay && `${day(step.at)}, `}
            {clock(step.at)}
          </time>
        )}
      </span>
    </li>
  );
}
