import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { useAgeText } from "../list/use-age-text.ts";

interface DetailHeadProps {
  title: string;
  since: string;
  text?: ReactNode;
  orderId?: number | undefined;
  tripId?: number | undefined;
}

/** The head of what is open: what it is, how long it waits, and its order or trip. */
export function DetailHead({ title, since, text, orderId, tripId }: DetailHeadProps) {
  const t = useMessages("queues");
  const age = useAgeText();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-4 md:px-5">
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 text-title font-extrabold">
          {title}
          <span className="rounded-[9px] bg-warn-soft px-2 py-0.5 text-meta font-bold text-warn">
            {t("waits", { age: age(since) })}
          </span>
        </h2>
        {text && <p className="text-strong">{text}</p>}
      </div>
      {orderId !== undefined && (
        <Link to={`/desk/orders/${orderId}`} className={officeButtonClasses("outline")}>
          {t("openOrder")}
        </Link>
      )}
      {tripId !== undefined && (
        <Link to={`/desk/trips/${tripId}`} className={officeButtonClasses("outline")}>
          {t("openTrip")}
        </Link>
      )}
    </header>
  );
}
