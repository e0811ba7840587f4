import { useMessages } from "@errand/ui/messages/messages.ts";

interface PerKilogramProps {
  item: { weight_step: number | null };
}

/** Stands behind the price of what is sold by weight. */
export function PerKilogram({ item }: PerKilogramProps) {
  const t = useMessages("catalog");
  if (item.weight_step === null) return null;
  return (
    <span className="text-[0.85em] font-normal text-muted">
      <span aria-hidden>/kg</span>
      <span className="sr-only"> {t("price.perKilogram")}</span>
    </span>
  );
}
