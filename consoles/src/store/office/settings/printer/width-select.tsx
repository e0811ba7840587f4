import { type TicketWidth, ticketWidths } from "@errand/core/store-desk/ticket-paper";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";

interface WidthSelectProps {
  value: TicketWidth;
  onChange(width: TicketWidth): void;
}

/** The paper of a printer, by the letters in a line. */
export function WidthSelect({ value, onChange }: WidthSelectProps) {
  const t = useMessages("printer-settings");
  return (
    <Select
      label={t("paper.label")}
      value={value}
      onChange={onChange}
      options={ticketWidths.map((width) => ({ value: width, label: t(`paper.${width}`) }))}
    />
  );
}
