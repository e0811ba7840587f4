import type { Ticket } from "../../tickets/ticket.ts";
import { PrescriptionPages } from "./prescription-pages.tsx";
import { PriceForm } from "./price-form.tsx";

/** Reads a prescription and prices it, again until the customer has agreed. */
export function Prescription({ ticket }: { ticket: Ticket }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PrescriptionPages ticket={ticket} />
      {/* What the customer was asked last; another tablet may have asked it. */}
      <PriceForm key={JSON.stringify(ticket.prescription_lines)} ticket={ticket} />
    </div>
  );
}
