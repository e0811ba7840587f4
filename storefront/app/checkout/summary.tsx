import { isConnectionError } from "@errand/core/api-error";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { fromMinor } from "@errand/core/money";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { Link } from "react-router";
import { useChoiceText } from "../cart/choice-text.ts";
import { SoldOutSelect } from "../cart/sold-out-select.tsx";
import { storePath } from "../catalog/paths.ts";
import { Money } from "../config/money.tsx";
import { useMeasure } from "../items/measure.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { CashbackNote } from "./cashback-note.tsx";
import { TakeOut } from "./take-out.tsx";
import type { Checkout } from "./use-checkout.ts";
import type { OrderedLine, OrderedProducts } from "./use-ordered-products.ts";

interface SummaryProps {
  checkout: Checkout;
  products: OrderedProducts;
  store: StoreDetails;
}

/** The lines of the order and its receipt. */
export function Summary({ checkout, products, store }: SummaryProps) {
  const t = useMessages("checkout");
  const { quote, refusals, isTooSmall } = checkout;
  return (
    <Section
      title={t("items.title")}
      text={
        <Link to={storePath(store)} className="font-medium hover:underline">
          {t("items.from", { store: store.name })}
        </Link>
      }
      refusals={refusals.get("items") ?? []}
    >
      {isTooSmall || checkout.time.isImpossible ? (
        <WithoutReceipt checkout={checkout} products={products} />
      ) : quote.receipt && !quote.error ? (
        <>
          <Receipt
            receipt={quote.receipt}
            isQuote
            isPending={quote.isPending}
            detailOf={({ key, cart_id }) => {
              const line = products.lines.find(({ id }) => id === cart_id);
              return key === "items" && line && <Details line={line} {...{ checkout, products }} />;
            }}
          />
          <CashbackNote total={quote.receipt.total} />
        </>
      ) : isConnectionError(quote.error) ? (
        <ErrorState onRetry={quote.refetch} />
      ) : quote.error ? (
        <WithoutReceipt checkout={checkout} products={products} />
      ) : (
        <LoadingReceipt />
      )}
    </Section>
  );
}

interface DetailsProps extends Pick<SummaryProps, "checkout" | "products"> {
  line: OrderedLine;
}

/** What was chosen for a line, and what prevents its order. */
function Details({ line, checkout, products }: DetailsProps) {
  const choices = useChoiceText(line);
  return (
    <>
      {choices.map((choice) => (
        <span key={choice} className="block text-sm text-muted">
          {choice}
        </span>
      ))}
      <SoldOutSelect
        name={line.item.name}
        value={line.if_sold_out}
        needsPrescription={line.item.is_prescription_required === 1}
        onChange={(choice) => products.setSoldOutChoice(line, choice)}
      />
      {line.problems.map(({ code, message }) => (
        <span key={code} className="block text-sm font-medium text-bad">
          {message}
        </span>
      ))}
      {(line.problems.length > 0 || checkout.isRefused(line)) && (
        <span className="block">
          <TakeOut item={line.item} lineId={line.id} products={products} />
        </span>
      )}
    </>
  );
}

/** The lines without a total, which is unknown while an error prevents the order. */
function WithoutReceipt({ checkout, products }: Pick<SummaryProps, "checkout" | "products">) {
  const { lines } = products;
  const t = useMessages("checkout");
  return (
    <>
      <ul className="space-y-2.5">
        {lines.map((line) => (
          <li key={line.id ?? line.item.id} className="flex items-start justify-between gap-4">
            <span className="min-w-0">
              <Quantity line={line} /> <bdi className="font-medium">{line.item.name}</bdi>
              <Details line={line} checkout={checkout} products={products} />
            </span>
            <Money amount={line.totalPrice} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-4 border-t border-line pt-4 font-semibold">
        {t("receipt.subtotal")}
        <Money amount={fromMinor(subtotalOf(lines))} />
      </p>
      <p className="mt-2 text-sm text-muted">{t("receipt.waiting")}</p>
    </>
  );
}

function Quantity({ line: { item, quantity } }: { line: OrderedLine }) {
  const t = useMessages("checkout");
  const measure = useMeasure(item, quantity);
  return (
    <span className="font-semibold tabular-nums text-accent">
      {measure?.text ?? t("items.count", { count: quantity })}
    </span>
  );
}

export function LoadingReceipt() {
  return (
    <div className="space-y-3">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex justify-between">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-14" />
        </div>
      ))}
    </div>
  );
}
