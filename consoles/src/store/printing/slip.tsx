import type { Ticket, TicketLine } from "@errand/core/store-desk/ticket.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";

interface SlipProps {
  ticket: Ticket;
  className?: string;
}

/** The lines of a ticket as on the paper of a receipt printer. */
export function Slip({ ticket, className }: SlipProps) {
  const rows = ticket.lines.map((line, index) => ({ key: String(index), line }));
  return (
    // Amounts are at the right of the paper in every language.
    <div dir="ltr" lang={ticket.language} className={classNames("font-mono", className)}>
      {rows.map(({ key, line }) => (
        <SlipLine key={key} line={line} />
      ))}
    </div>
  );
}

function SlipLine({ line }: { line: TicketLine }) {
  const { left, right, align, size = 1, bold = false, rule, qr, barcode } = line;
  const code = qr ?? barcode;
  if (code !== undefined) {
    return (
      <QrCode text={code} label={code} className="mx-auto my-[0.4em] size-[9em] rounded-none" />
    );
  }
  if (rule) return <hr className="my-[0.6em] border-t border-dashed border-current" />;
  return (
    <p
      className={classNames(
        "flex justify-between gap-[1ch] leading-[1.35] whitespace-pre-wrap",
        align === "center" && "justify-center text-center",
        size === 2 && "text-[2em]",
        bold && "font-bold",
      )}
    >
      <bdi>{left}</bdi>
      {right !== undefined && <bdi className="whitespace-pre">{right}</bdi>}
    </p>
  );
}
