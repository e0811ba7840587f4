import { localTime } from "@errand/core/time";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { useShop } from "../config/shop.ts";
import { SlotSelects } from "../orders/slot-selects.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";
import type { ParcelPrices } from "./use-parcel-prices.ts";
import { type When, WhenCards } from "./when-cards.tsx";

/** When the parcel is brought, at which price; a time of one's choice has a day and a slot. */
export function WhenSection({
  checkout,
  prices,
}: {
  checkout: ParcelCheckout;
  prices: ParcelPrices;
}) {
  const { draft, change, time, refusals } = checkout;
  const t = useMessages("parcel");
  const { config } = useShop();
  const today = localTime(time.now, config.time_zone).day;
  const chosen = draft.at === null ? null : localTime(new Date(draft.at), config.time_zone).day;
  const day = chosen ?? today;
  const when: When = draft.at !== null ? "later" : draft.service === "express" ? "express" : "now";

  function choose(next: When) {
    change({
      service: next === "express" ? "express" : "standard",
      at: next === "later" ? (draft.at ?? time.first) : null,
    });
  }

  return (
    <section aria-label={t("when.title")} className="py-6">
      <h2 className="mb-3 text-xl">{t("when.title")}</h2>
      <WhenCards
        value={when}
        onChange={choose}
        categoryId={draft.categoryId}
        prices={prices}
        times={time}
      />
      <Refusals texts={refusals.get("time") ?? []} />
      {when === "later" && (
        <div className="mt-4 max-w-lg">
          <SlotSelects
            days={time.days}
            isPossibleNow={false}
            at={draft.at}
            onChange={(at) => at !== null && change({ at })}
            today={today}
            day={day}
            slots={time.days.find((each) => each.day === day)?.slots ?? []}
          />
          <p className="mt-2 text-sm text-muted">{t("when.collected")}</p>
        </div>
      )}
    </section>
  );
}
