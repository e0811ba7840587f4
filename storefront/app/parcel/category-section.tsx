import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import Package from "lucide-react/icons/package";
import { useId } from "react";
import { useController } from "react-hook-form";
import { FactSection } from "../checkout/fact-section.tsx";
import { useParcelCategories } from "./categories.queries.ts";
import { CategoryCards } from "./category-cards.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

/** What is sent, and what may not be. */
export function CategorySection({
  checkout,
}: {
  checkout: Pick<ParcelCheckout, "form" | "draft" | "change" | "errors" | "refusals">;
}) {
  const { draft, change, errors, refusals } = checkout;
  const t = useMessages("parcel");
  const errorId = useId();
  const { data: categories, isError, refetch } = useParcelCategories();
  const chosen = categories?.find(({ id }) => id === draft.categoryId);
  const { fieldState } = useController({
    control: checkout.form.control,
    name: "categoryId",
    rules: { validate: (id) => id !== null || t("category.required") },
  });
  const missing = fieldState.error?.message;
  const form = (
    <>
      {missing && (
        <p id={errorId} role="alert" className="mb-3 font-medium text-bad">
          {missing}
        </p>
      )}
      {categories ? (
        <CategoryCards
          label={t("category.title")}
          categories={categories}
          value={draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          errorId={missing ? errorId : undefined}
        />
      ) : isError ? (
        <ErrorState text={t("category.loadError")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-card" />
      )}
      <p className="mt-3 text-sm text-muted">{t("category.notAllowed")}</p>
    </>
  );
  return (
    <FactSection
      icon={Package}
      title={t("category.title")}
      fact={<bdi>{chosen?.name ?? t("category.title")}</bdi>}
      detail={chosen?.description}
      form={form}
      isKnown={!errors().isWithoutCategory}
      refusals={refusals.get("category") ?? []}
    />
  );
}
