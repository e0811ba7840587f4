import { isConnectionError } from "@errand/core/api-error";
import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { LoadingReceipt } from "../checkout/summary.tsx";
import { Money } from "../config/money.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import { getFee } from "./combined-receipt.ts";
import { RouteMap } from "./route-map.tsx";
import type { RunCheckout } from "./use-run-checkout.ts";

interface RunSummaryProps {
  checkout: RunCheckout;
  carts: ShopperCart[];
}

/** The way of the courier, what one delivery saves, and the bill. */
export function RunSummary({ checkout, carts }: RunSummaryProps) {
  const t = useMessages("runs");
  const { quote } = checkout;
  const isKnown = quote.run && quote.receipt && !quote.error;
  return (
    <Section title={t("bill", { count: checkout.stops.length })} refusals={[]}>
      {quote.run && quote.receipt && isKnown ? (
        <>
          <RouteMap stops={quote.run.stops} label={t("map")} />
          <Saving
            count={checkout.stops.length}
            apart={quote.run.alone_fee}
            fee={getFee(quote.receipt)}
          />
          <Receipt receipt={quote.receipt} isQuote isPending={quote.isPending} />
        </>
      ) : isConnectionError(quote.error) ? (
        <ErrorState onRetry={quote.refetch} />
      ) : quote.error ? (
        <WithoutReceipt carts={carts} />
      ) : (
        <LoadingReceipt />
      )}
      <p className="mt-3 text-sm text-muted">{t("eachItsOwn")}</p>
    </Section>
  );
}

/** One delivery in place of several. */
function Saving({ count, apart, fee }: { count: number; apart: number; fee: number }) {
  const t = useMessages("runs");
  const saved = fromMinor(minor(toMinor(apart) - toMinor(fee)));
  const part = apart > 0 ? Math.round((fee / apart) * 100) : 100;
  return (
    <dl className="mb-5 space-y-1.5 rounded-card bg-paper p-4">
      <div className="flex justify-between gap-4 text-muted">
        <dt>{t("saving.apart", { count })}</dt>
        <dd>
          <s>
            <Money amount={apart} />
          </s>
        </dd>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-good" style={{ width: `${part}%` }} />
      </div>
      <div className="flex justify-between gap-4 font-bold">
        <dt>{t("saving.one")}</dt>
        <dd>
          <Money amount={fee} />
        </dd>
      </div>
      {saved > 0 && (
        <div className="flex justify-between gap-4 font-bold text-good">
          <dt>{t("saving.saved")}</dt>
          <dd>
            <Money amount={saved} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The carts without a total, which is unknown while an error prevents the run. */
function WithoutReceipt({ carts }: { carts: ShopperCart[] }) {
  return (
    <ul className="space-y-2.5">
      {carts.map(({ store_id, store_name, subtotal }) => (
        <li key={store_id} className="flex justify-between gap-4">
          <bdi className="min-w-0">{store_name}</bdi>
          <Money amount={subtotal} />
        </li>
      ))}
    </ul>
  );
}
