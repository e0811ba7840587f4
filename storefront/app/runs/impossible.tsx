import type { ErrorResponse } from "@errand/core/errors";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import type { NamedStop } from "./combined-receipt.ts";

const reasons = ["hot", "far", "zone", "own_delivery", "prescription", "couriers"] as const;

interface ImpossibleProps {
  /** The 422 `run` of the server. */
  error: ErrorResponse;
  stops: readonly NamedStop[];
}

/** Why the stops cannot be one run, and what separate orders cost. */
export function Impossible({ error, stops }: ImpossibleProps) {
  const t = useMessages("runs");
  const money = useMoney();
  const { reason, stop, couriers, amount } = error.data ?? {};
  const known = reasons.find((each) => each === reason) ?? "couriers";
  const store = (typeof stop === "number" && stops[stop]?.store_name) || "";
  return (
    <div
      role="alert"
      data-error=""
      tabIndex={-1}
      className="mb-3 rounded-control bg-warn-soft px-3.5 py-3 text-warn"
    >
      <p className="font-semibold">{t("impossible.title")}</p>
      <p>{t(`impossible.${known}`, { store })}</p>
      {typeof couriers === "number" && typeof amount === "number" && (
        <p className="mt-1">{t("impossible.apart", { count: couriers, amount: money(amount) })}</p>
      )}
    </div>
  );
}
