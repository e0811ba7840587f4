import { type TicketKind, ticketKinds } from "@errand/core/store-desk/ticket-paper";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import PrinterIcon from "lucide-react/icons/printer";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useParams } from "react-router";
import { QueryState } from "../../console/office/query-state.tsx";
import { ScreenHead } from "../frame/screen-head.tsx";
import { useStoreClient } from "../store-client.ts";
import { shortNumber } from "../tickets/ticket.ts";
import { TouchButton } from "../touch-button.tsx";
import { type PrintPaper, papers, printPage, toPageRule } from "./page-size.ts";
import { Slip } from "./slip.tsx";
import { TouchChoice } from "./touch-choice.tsx";
import { usePrint, usePrinterState } from "./use-printer.ts";

/** Characters in a line, as 80 mm of paper have. */
const width = 48;

/** What is printed of an order, to be printed by the browser or by the printer of this device. */
export function PrintPage() {
  const t = useMessages("printing");
  const id = Number(useParams().id);
  const [kind, setKind] = useState<TicketKind>("kitchen");
  const [paper, setPaper] = useState<PrintPaper>("roll");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(
    endpointQuery(scope, "GET /store/orders/{id}/ticket", { id, kind, width }),
  );
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 md:px-6">
      <ScreenHead
        title={t("title", { number: shortNumber({ id }) })}
        back={{ to: `/vendor/orders/${id}`, label: t("back") }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <TouchChoice<TicketKind>
            label={t("what")}
            value={kind}
            onChange={setKind}
            options={ticketKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TouchChoice<PrintPaper>
            label={t("paper")}
            value={paper}
            onChange={setPaper}
            options={papers.map((value) => ({ value, label: t(`on.${value}`) }))}
          />
          <TouchButton
            size="lg"
            aria-disabled={query.data === undefined}
            onClick={() => query.data && printPage(toPageRule(paper, query.data.lines))}
          >
            <PrinterIcon aria-hidden className="size-6" />
            {t("byBrowser")}
          </TouchButton>
          <UsbButton id={id} kind={kind} />
        </div>
        <QueryState query={query}>
          {(ticket) => (
            <>
              <Slip
                ticket={ticket}
                className="mx-auto w-full max-w-md border border-line bg-raised p-5 text-[0.8125rem]"
              />
              {createPortal(
                <div data-print-slip="" className="hidden print:block">
                  <Slip
                    ticket={ticket}
                    className={classNames(
                      "text-black",
                      paper === "roll" ? "text-[2.4mm]" : "max-w-[30em] text-[4mm]",
                    )}
                  />
                </div>,
                document.body,
              )}
            </>
          )}
        </QueryState>
      </div>
    </div>
  );
}

/** Prints on the printer of this device, or says why it cannot. */
function UsbButton({ id, kind }: { id: number; kind: TicketKind }) {
  const t = useMessages("printing");
  const state = usePrinterState();
  const { printOrder } = usePrint();
  const print = useMutation({
    mutationFn: () => printOrder(id, kind),
    onError: () => toast.error(t("failed", { number: shortNumber({ id }) })),
  });
  if (state.status === "unsupported" || state.status === "none") return null;
  const { status, name } = state;
  return (
    <>
      <TouchButton
        tone="outline"
        aria-disabled={status === "gone"}
        isBusy={print.isPending}
        onClick={() => status !== "gone" && print.mutate()}
      >
        {t("byPrinter", { name })}
      </TouchButton>
      {status !== "ready" && <p className="font-semibold text-bad">{t(`status.${status}`)}</p>}
    </>
  );
}
