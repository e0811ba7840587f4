import type { OrderDetail } from "@errand/core/orders/orders.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMoney } from "../../../console/use-shop.ts";
import { useWeightText } from "../../tickets/use-weight-text.ts";
import { TouchButton } from "../../touch-button.tsx";
import { useLineChanges } from "./line-changes.queries.ts";
import type { LineDialogProps } from "./missing-dialog.tsx";
import { WeightKeys } from "./weight-keys.tsx";

/** States what a line weighs; says before what it costs. */
export function WeighDialog({ ticket, line, onClose }: LineDialogProps) {
  const t = useMessages("lines");
  const name = line?.item_details.name ?? "";
  return (
    <Dialog open={line !== null} onClose={onClose} title={t("weigh.title", { name })}>
      {line?.weight && (
        <Weighing ticket={ticket} line={line} weight={line.weight} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface WeighingProps extends LineDialogProps {
  line: OrderDetail;
  weight: NonNullable<OrderDetail["weight"]>;
}

function Weighing({ ticket, line, weight, onClose }: WeighingProps) {
  const t = useMessages("lines");
  const money = useMoney();
  const weightText = useWeightText();
  const { weigh } = useLineChanges(ticket, onClose);
  const [digits, setDigits] = useState("");
  const grams = Number(digits);
  const charged = Math.min(grams, weight.maximum);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (grams > 0 && !weigh.isPending) weigh.mutate({ detailId: line.id, grams });
      }}
    >
      <p className="text-ticket text-strong tabular-nums">
        {t("weigh.asked", {
          ordered: weightText(weight.ordered),
          maximum: weightText(weight.maximum),
        })}
      </p>
      <div className="flex items-baseline gap-2 rounded-[18px] border-2 border-ink px-4 py-2 tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
        <input
          // The keys below are on the screen already; a scale or a keyboard types here as well.
          aria-label={t("weigh.grams")}
          inputMode="none"
          value={digits}
          maxLength={6}
          onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ""))}
          className="min-w-0 grow bg-transparent text-[1.75rem] font-extrabold outline-none"
        />
        <span className="text-ticket text-strong">g</span>
        <b className="text-title">{money((charged * weight.price_per_kg) / 1000)}</b>
      </div>
      {grams > weight.maximum && (
        <p role="status" className="font-semibold text-warn">
          {t("weigh.above", { maximum: weightText(weight.maximum) })}
        </p>
      )}
      <WeightKeys value={digits} onChange={setDigits} />
      <TouchButton type="submit" size="lg" isBusy={weigh.isPending} aria-disabled={grams === 0}>
        {grams > 0 ? t("weigh.save", { weight: weightText(grams) }) : t("weigh.first")}
      </TouchButton>
    </form>
  );
}
