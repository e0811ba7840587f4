import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import Check from "lucide-react/icons/check";
import Replace from "lucide-react/icons/replace";
import X from "lucide-react/icons/x";
import { useMoney } from "../../console/use-shop.ts";
import type { LineChange } from "../ticket/line-changes/changing-line.tsx";
import { canBeReplaced } from "../ticket/line-changes/find-replacements.ts";
import { optionsText } from "../tickets/line-text.ts";
import { LineMember, LineNote } from "../tickets/ticket-lines.tsx";
import { useWeightText } from "../tickets/use-weight-text.ts";
import { TouchButton } from "../touch-button.tsx";

interface LineToPickProps {
  line: OrderDetail;
  isDone: boolean;
  /** The item that comes next; null for the last one. */
  nextName: string | null;
  onFound(): void;
  onChange(change: LineChange): void;
}

/** What is taken from the shelf now, large enough to compare it. */
export function LineToPick({ line, isDone, nextName, onFound, onChange }: LineToPickProps) {
  const t = useMessages("pick");
  const ticket = useMessages("ticket");
  const money = useMoney();
  const weightText = useWeightText();
  const { name } = line.item_details;
  const options = optionsText(line);
  const amount = line.weight
    ? weightText(line.weight.ordered)
    : t("pieces", { count: line.quantity });
  const price = line.weight ? line.weight.price_per_kg : line.price;
  return (
    <section aria-label={name} className="flex flex-col md:min-h-0 md:overflow-y-auto">
      <div className="grid grow content-start gap-5 p-4 md:grid-cols-[16rem_minmax(0,1fr)] md:p-6">
        <Picture
          src={line.image_full_url}
          alt=""
          sizes="256px"
          isEager
          className="rounded-[24px] max-md:max-w-48"
        />
        <div className="flex min-w-0 flex-col gap-3">
          <h2 className="text-[2.25rem] leading-tight font-extrabold wrap-anywhere">{name}</h2>
          <p className="text-title tabular-nums">
            <b>{amount}</b>{" "}
            <span className="text-strong">
              {t(line.weight ? "perKilo" : "each", { price: money(price) })}
            </span>
          </p>
          {options !== "" && <p className="text-ticket font-semibold">{options}</p>}
          {line.member && (
            <p className="text-ticket">
              <LineMember name={line.member} />
            </p>
          )}
          {line.note && (
            <p className="text-ticket">
              <LineNote note={line.note} />
            </p>
          )}
          <p className="rounded-[18px] bg-sunken p-4 text-ticket">
            {t("ifSoldOut")} <b>{ticket(`if.${line.if_sold_out}`)}</b>
          </p>
        </div>
      </div>
      {line.quantity > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line bg-paper p-3 max-md:sticky max-md:bottom-0 md:px-6 *:grow">
          <TouchButton size="lg" tone="bad" onClick={() => onChange({ kind: "missing", line })}>
            <X aria-hidden className="size-6" />
            {t("missing")}
          </TouchButton>
          {canBeReplaced(line) && (
            <TouchButton size="lg" tone="soft" onClick={() => onChange({ kind: "replace", line })}>
              <Replace aria-hidden className="size-6" />
              {t("replace")}
            </TouchButton>
          )}
          {line.weight ? (
            <TouchButton
              size="lg"
              className="basis-64"
              onClick={() => onChange({ kind: "weigh", line })}
            >
              {t(isDone ? "weighAgain" : "weigh")}
            </TouchButton>
          ) : (
            <TouchButton size="lg" className="basis-64" onClick={onFound}>
              <Check aria-hidden className="size-7" strokeWidth={2.6} />
              {nextName === null ? t("found") : t("foundNext", { name: nextName })}
            </TouchButton>
          )}
        </div>
      )}
    </section>
  );
}
