import { NetworkPrinter } from "./network-printer.tsx";
import { PrintOnAccept } from "./print-on-accept.tsx";
import { UsbPrinter } from "./usb-printer.tsx";

/** What is printed by itself, and the printers: at this device, and in the network of the store. */
export function PrinterSettings() {
  return (
    <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-2">
      <PrintOnAccept />
      <div className="flex flex-col gap-8">
        <UsbPrinter />
        <NetworkPrinter />
      </div>
    </div>
  );
}
