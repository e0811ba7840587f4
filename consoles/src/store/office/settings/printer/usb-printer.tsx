import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeButton } from "../../../../console/office/office-button.tsx";
import { useTimeText } from "../../../../console/use-shop.ts";
import { readPaperWidth, writePaperWidth } from "../../../printing/paper-width.ts";
import { usePrint, usePrinter, usePrinterState } from "../../../printing/use-printer.ts";
import { useStoreSettings } from "../../use-store-settings.ts";
import { WidthSelect } from "./width-select.tsx";

/** The printer at the USB port of this device. */
export function UsbPrinter() {
  const t = useMessages("printer-settings");
  const printer = usePrinter();
  const state = usePrinterState();
  const [width, setWidth] = useState(readPaperWidth);
  const connect = useMutation({
    mutationFn: () => printer.connect(),
    onSuccess: (isConnected) => isConnected && toast.success(t("usb.connected")),
  });
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-body font-bold">{t("usb.title")}</h2>
        <p className="text-strong">{t(`usb.${state.status}`)}</p>
      </div>
      {"name" in state && (
        <>
          <p className="font-semibold">{state.name}</p>
          <WidthSelect
            value={width}
            onChange={(chosen) => {
              writePaperWidth(chosen);
              setWidth(chosen);
            }}
          />
        </>
      )}
      {state.status !== "unsupported" && (
        <p className="flex flex-wrap gap-2">
          <OfficeButton
            tone={state.status === "none" ? "ink" : "outline"}
            isBusy={connect.isPending}
            onClick={() => connect.mutate()}
          >
            {t(state.status === "none" ? "usb.connect" : "usb.another")}
          </OfficeButton>
          {"name" in state && (
            <>
              {state.status !== "gone" && <TestPrint />}
              <OfficeButton tone="outline" onClick={() => printer.forget()}>
                {t("usb.forget")}
              </OfficeButton>
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** A slip by which a person sees whether letters and width are right. */
function TestPrint() {
  const t = useMessages("printer-settings");
  const language = useLanguage();
  const settings = useStoreSettings().data;
  const { clock, date } = useTimeText();
  const { printTicket } = usePrint();
  const print = useMutation({
    mutationFn: () => {
      const now = Date.now();
      const name = language === "fr" ? settings?.name_fr : settings?.name;
      const lines = [
        { left: name ?? "", align: "center" as const, size: 2 as const, bold: true },
        { left: date(now), right: clock(now) },
        { rule: true },
        { left: t("test.letters") },
        { left: t("test.left"), right: t("test.right") },
      ];
      return printTicket({ language, rtl: false, lines }, "kitchen");
    },
    onError: () => toast.error(t("test.failed")),
  });
  return (
    <OfficeButton isBusy={print.isPending} onClick={() => print.mutate()}>
      {t("test.print")}
    </OfficeButton>
  );
}
