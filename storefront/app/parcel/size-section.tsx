import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { type ReactNode, useId } from "react";
import { useController } from "react-hook-form";
import { useParcelCategories } from "./categories.queries.ts";
import { SizeCards } from "./size-cards.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";
import type { ParcelPrices } from "./use-parcel-prices.ts";

interface SizeSectionProps {
  checkout: Pick<ParcelCheckout, "form" | "draft" | "change" | "refusals">;
  prices: ParcelPrices;
  /** Of the thing that is sent. */
  children?: ReactNode;
}

/** What is sent and what it costs, and what may not be sent. */
export function SizeSection({ checkout, prices, children }: SizeSectionProps) {
  const { draft, change, form, refusals } = checkout;
  const t = useMessages("parcel");
  const [titleId, errorId] = [useId(), useId()];
  const { data: categories, isError, refetch } = useParcelCategories();
  const { fieldState } = useController({
    control: form.control,
    name: "categoryId",
    rules: { validate: (id) => id !== null || t("category.required") },
  });
  const missing = fieldState.error?.message;
  return (
    <section aria-labelledby={titleId} className="py-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          {t("category.title")}
        </h2>
        <p className="text-sm text-muted">{t("quote.whole")}</p>
      </div>
      <Refusals texts={refusals.get("category") ?? []} />
      {missing && (
        <p id={errorId} role="alert" className="mb-3 font-medium text-bad">
          {missing}
        </p>
      )}
      {categories ? (
        <SizeCards
          categories={categories}
          value={draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          priceOf={(id) => prices.priceOf(id, draft.service)}
          isPending={prices.isPending}
          errorId={missing ? errorId : undefined}
        />
      ) : isError ? (
        <ErrorState text={t("category.loadError")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-card" />
      )}
      {children}
      <p className="mt-3 text-sm text-muted">{t("category.notAllowed")}</p>
    </section>
  );
}
