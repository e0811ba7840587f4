import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { Segments } from "../../../console/office/segments.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { Pictures } from "../../queues/pictures.tsx";
import type { OrderDetails } from "./order.queries.ts";
import { useTimeline } from "./use-timeline.ts";

/** What happened to an order, with the pictures that prove it. */
export function Timeline({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const { clock, day } = useTimeText();
  const [shown, setShown] = useState<"all" | "money">("all");
  const all = useTimeline(order);
  const entries = shown === "all" ? all : all.filter(({ isMoney }) => isMoney);
  const today = day(Date.now());
  const timeOf = (at: string) => (day(at) === today ? clock(at) : `${day(at)}, ${clock(at)}`);
  const pictures = [
    ...order.refunds.flatMap(({ image_full_url }) => image_full_url),
    ...order.order_proof_full_url,
    ...order.parcel_image_full_url,
  ];
  return (
    <section aria-labelledby="timeline" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="timeline" className="text-body font-bold">
          {t("timeline.title")}
        </h2>
        <Segments<"all" | "money">
          label={t("timeline.title")}
          value={shown}
          onChange={setShown}
          options={[
            { value: "all", label: t("timeline.all") },
            { value: "money", label: t("timeline.money") },
          ]}
        />
      </div>
      <ol className="mb-4">
        {entries.map(({ key, at, who, text }) => (
          <li key={key} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
            <time dateTime={at} className="min-w-12 shrink-0 text-muted tabular-nums">
              {timeOf(at)}
            </time>
            <b className="w-28 shrink-0 truncate">
              <bdi>{who}</bdi>
            </b>
            <span className="min-w-0 grow basis-32 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
      <Pictures of={t("page.title", { id: String(order.id) })} urls={pictures} />
    </section>
  );
}
