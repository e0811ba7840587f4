import type { OrderDetail } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { addOnTexts, optionsText } from "./line-text.ts";
import type { Ticket } from "./ticket.ts";
import { useWeightText } from "./use-weight-text.ts";

/** What is to be made or picked. Two pieces or more have an inverted number. */
export function TicketLines({ ticket, max }: { ticket: Ticket; max?: number }) {
  const t = useMessages("tickets");
  const lines = ticket.details.filter(({ quantity }) => quantity > 0);
  const shown = max === undefined || lines.length <= max ? lines : lines.slice(0, max - 1);
  const hidden = lines.length - shown.length;
  return (
    <ul className="flex flex-col gap-2 px-3.5 py-3">
      {ticket.prescription_lines.map(({ name, quantity }) => (
        <li key={name} className="flex gap-3 text-ticket">
          <Quantity quantity={quantity} />
          <span className="font-semibold wrap-anywhere">{name}</span>
        </li>
      ))}
      {shown.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {hidden > 0 && (
        <li className="ps-10 font-semibold text-strong">{t("more", { count: hidden })}</li>
      )}
    </ul>
  );
}

function Line({ line }: { line: OrderDetail }) {
  const weightText = useWeightText();
  const options = optionsText(line);
  const addOns = addOnTexts(line);
  return (
    <li className="flex gap-3 text-ticket">
      <Quantity quantity={line.weight ? 1 : line.quantity} />
      <span className="min-w-0 grow">
        <bdi className="block font-semibold wrap-anywhere">{line.item_details.name}</bdi>
        {line.member && <LineMember name={line.member} />}
        {line.weight && (
          <span className="block text-body text-strong tabular-nums">
            {weightText(line.weight.ordered)}
          </span>
        )}
        {options !== "" && <span className="block text-body text-strong">{options}</span>}
        {addOns.length > 0 && (
          <span className="block text-body font-bold">{addOns.join(", ")}</span>
        )}
        {line.note && <LineNote note={line.note} />}
      </span>
    </li>
  );
}

/** Who of a group gets it: the name is on the bag. */
export function LineMember({ name }: { name: string }) {
  const t = useMessages("tickets");
  return (
    <span className="block text-body font-bold wrap-anywhere">
      <bdi>{t("lineMember", { name })}</bdi>
    </span>
  );
}

/** What the customer wrote about one line. */
export function LineNote({ note }: { note: string }) {
  const t = useMessages("tickets");
  return (
    <span className="block text-body font-bold wrap-anywhere">
      <bdi>{t("lineNote", { note })}</bdi>
    </span>
  );
}

export function Quantity({ quantity }: { quantity: number }) {
  return (
    <b
      className={classNames(
        "grid h-6.5 min-w-6.5 shrink-0 place-items-center rounded-lg px-1 font-extrabold tabular-nums",
        quantity > 1 && "bg-ink text-paper",
      )}
    >
      {quantity}
    </b>
  );
}
