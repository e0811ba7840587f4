import { useMessages } from "@errand/ui/messages/messages.ts";
import Printer from "lucide-react/icons/printer";
import { usePrinterState } from "../printing/use-printer.ts";
import { Proof } from "./proof.tsx";

/** Whether the printer of this device prints; nothing where none was ever connected. */
export function PrinterProof() {
  const t = useMessages("printing");
  const { status } = usePrinterState();
  if (status === "unsupported" || status === "none") return null;
  return (
    <Proof
      isSpare
      icon={Printer}
      label={t("label")}
      text={t(`status.${status}`)}
      tone={status === "ready" ? "good" : "bad"}
    />
  );
}
