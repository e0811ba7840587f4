import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Ticket } from "../tickets/ticket.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton } from "../touch-button.tsx";

const maxBags = 20;
const maxCodeLength = 10;

/**
 * Hands an order over: to its courier with the bags counted and, where it is asked for, the end of
 * the code that they say; to the customer with theirs. A scanner types the whole code and Enter.
 */
export function HandOver({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const board = useMessages("board");
  const { handOver, deliver } = useTicketActs();
  const navigate = useNavigate();
  const deliversItself = useBoardState(({ capacity }) => capacity?.self_delivery_system ?? false);
  const isByCourier = ticket.order_type === "delivery" && !deliversItself;
  const [code, setCode] = useState("");
  const [bags, setBags] = useState(ticket.bags ?? 1);
  if (isByCourier && !ticket.delivery_man) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = code.trim() || undefined;
    if (isByCourier) handOver(ticket, { code: said, bags });
    else deliver(ticket, said);
    void navigate("/vendor");
  }

  return (
    <form onSubmit={submit} className="flex grow flex-wrap items-end gap-3 *:grow">
      <DigitsField
        label={isByCourier ? t("handOver.courierCode") : t("handOver.customerCode")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxCodeLength}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className="basis-56"
      />
      {isByCourier && (
        <fieldset className="flex items-center justify-between gap-1 rounded-[18px] bg-sunken">
          <legend className="sr-only">{t("handOver.bags")}</legend>
          <TouchButton
            tone="soft"
            aria-label={t("handOver.fewer")}
            onClick={() => setBags(Math.max(1, bags - 1))}
          >
            <Minus aria-hidden className="size-6" />
          </TouchButton>
          <output className="text-center font-bold tabular-nums">
            {t("handOver.count", { count: bags })}
          </output>
          <TouchButton
            tone="soft"
            aria-label={t("handOver.more")}
            onClick={() => setBags(Math.min(maxBags, bags + 1))}
          >
            <Plus aria-hidden className="size-6" />
          </TouchButton>
        </fieldset>
      )}
      <TouchButton type="submit" size="lg" className="basis-56 text-[1.375rem]">
        {board("handOver")}
      </TouchButton>
    </form>
  );
}
