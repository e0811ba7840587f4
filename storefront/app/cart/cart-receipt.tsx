import { Skeleton } from "@errand/ui/skeleton.tsx";
import { Receipt } from "../pricing/receipt.tsx";
import type { CartQuote } from "./use-cart-quote.ts";

/**
 * What the cart costs beside its items, as in the checkout. Its room stays the same while it loads.
 */
export function CartReceipt({ quote: { receipt, isPending } }: { quote: CartQuote }) {
  return (
    <div className="min-h-56 border-t border-line px-4 pt-4 pb-2">
      {receipt ? (
        <Receipt receipt={receipt} isPending={isPending} isQuote isBrief />
      ) : (
        <div className="space-y-2.5" aria-busy>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex justify-between py-0.5">
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-5 w-14" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
