import { type ExceptionKind, exceptionKinds } from "@errand/core/store-desk/exceptions";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useAgeText } from "../list/use-age-text.ts";
import type { LiveView, Trouble } from "./live-view.ts";
import { useTimeLeft } from "./use-time-left.ts";

interface ExceptionTilesProps {
  troubles: LiveView["troubles"];
  shown: ExceptionKind | null;
  onShow(kind: ExceptionKind | null): void;
}

/** Colour is time: what is dangerous now is red, what soon is amber, nothing is green. */
const urgent: readonly ExceptionKind[] = ["not_accepted", "no_courier", "late"];

/** Six numbers, of which none is wanted; each shows its own alone. */
export function ExceptionTiles({ troubles, shown, onShow }: ExceptionTilesProps) {
  const t = useMessages("desk-live");
  const textOf = useTileText();
  return (
    <fieldset className="grid shrink-0 grid-cols-2 border-b border-line md:grid-cols-3 xl:grid-cols-6">
      <legend className="sr-only">{t("tiles")}</legend>
      {exceptionKinds.map((kind) => {
        const own = troubles[kind];
        const tone = urgent.includes(kind) ? "text-bad" : "text-warn";
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={shown === kind}
            onClick={() => onShow(shown === kind ? null : kind)}
            className={classNames(
              "flex min-h-14 min-w-0 items-center gap-3 border-b-3 px-4 py-2 text-start -outline-offset-2 md:px-5",
              shown === kind ? "border-ink" : "border-transparent hover:bg-sunken",
            )}
          >
            <b
              className={classNames("text-xl tabular-nums", own.length === 0 ? "text-good" : tone)}
            >
              {own.length}
            </b>{" "}
            <span className="min-w-0">
              <span className="block font-semibold">{t(`kind.${kind}`)}</span>{" "}
              <span className="block truncate text-meta text-muted">
                {own.length === 0 ? t("tile.none") : textOf(kind, own)}
              </span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** What is worst of a kind. */
function useTileText() {
  const t = useMessages("desk-live");
  const money = useMoney();
  const age = useAgeText();
  const timeLeft = useTimeLeft();
  return (kind: ExceptionKind, own: readonly Trouble[]): string => {
    const [first] = own;
    if (!first) return "";
    const { exception, courier } = first;
    const name = courier?.name ?? "";
    const amounts = own.map((one) => one.exception.amount ?? 0);
    switch (kind) {
      case "not_accepted":
        return t("tile.not_accepted", { time: timeLeft(exception.ends_at ?? exception.since) });
      case "no_courier":
        return t("tile.no_courier", { age: age(exception.since) });
      case "late":
        return t("tile.late", { minutes: exception.minutes ?? 0 });
      case "courier_silent":
        return t("tile.courier_silent", { name, age: age(exception.since) });
      case "money":
        return t("tile.money", { amount: money(amounts.reduce((sum, each) => sum + each, 0)) });
      case "cash_limit":
        return t("tile.cash_limit", { name, amount: money(exception.amount ?? 0) });
    }
  };
}
