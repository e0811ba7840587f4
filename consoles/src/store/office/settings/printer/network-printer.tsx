import type { StoreContract } from "@errand/core/contract.store";
import type { TicketWidth } from "@errand/core/store-desk/ticket-paper";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeButton } from "../../../../console/office/office-button.tsx";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useTimeText } from "../../../../console/use-shop.ts";
import { useStoreClient } from "../../../store-client.ts";
import { ShownAddress } from "./shown-address.tsx";
import { WidthSelect } from "./width-select.tsx";

type NetworkPrinterState = StoreContract["GET /store/printer"]["reply"];

/** A printer in the network of the store, which asks the shop for tickets by itself. */
export function NetworkPrinter() {
  const t = useMessages("printer-settings");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(endpointQuery(scope, "GET /store/printer"));
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-body font-bold">{t("network.title")}</h2>
        <p className="text-strong">{t("network.text")}</p>
      </div>
      <QueryState query={query}>{(state) => <Address state={state} />}</QueryState>
    </section>
  );
}

function useReadAgain() {
  const { everyScope } = useStoreClient();
  const queries = useQueryClient();
  return () => queries.invalidateQueries(everyScope("GET /store/printer"));
}

function Address({ state }: { state: NetworkPrinterState }) {
  const t = useMessages("printer-settings");
  const { call } = useStoreClient();
  const { day, clock } = useTimeText();
  const readAgain = useReadAgain();
  const [width, setWidth] = useState<TicketWidth>(state.width ?? 48);
  const [isAsking, setAsking] = useState(false);
  const add = useMutation({
    mutationFn: () => call("POST /store/printer", { width }),
    onSuccess: readAgain,
    onError: reportError,
  });
  const { last_seen_at: seenAt } = state;
  return (
    <>
      {state.is_set && (
        <p className="font-semibold">
          {seenAt === null
            ? t("network.unseen")
            : t("network.seen", { day: day(seenAt), time: clock(seenAt) })}
        </p>
      )}
      <WidthSelect value={width} onChange={setWidth} />
      {add.data && <ShownAddress url={add.data.url} />}
      <p className="flex flex-wrap gap-2">
        <OfficeButton
          tone="outline"
          isBusy={add.isPending}
          onClick={() => (state.is_set ? setAsking(true) : add.mutate())}
        >
          {t(state.is_set ? "network.renew" : "network.add")}
        </OfficeButton>
        {state.is_set && <Remove onRemove={() => add.reset()} />}
      </p>
      <ConfirmDialog
        open={isAsking}
        title={t("network.renewTitle")}
        text={t("network.renewText")}
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          add.mutate();
        }}
      />
    </>
  );
}

function Remove({ onRemove }: { onRemove(): void }) {
  const t = useMessages("printer-settings");
  const { call } = useStoreClient();
  const readAgain = useReadAgain();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call("DELETE /store/printer"),
    onSuccess: async ({ message }) => {
      toast.success(message);
      onRemove();
      await readAgain();
    },
    onError: reportError,
  });
  return (
    <>
      <OfficeButton tone="outline" isBusy={remove.isPending} onClick={() => setAsking(true)}>
        {t("network.remove")}
      </OfficeButton>
      <ConfirmDialog
        open={isAsking}
        title={t("network.removeTitle")}
        text={t("network.removeText")}
        isDestructive
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </>
  );
}
