import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useMember, useShop } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useDeskClient } from "../desk-client.ts";
import { NoteDialog } from "../form/note-dialog.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { CreditDialog } from "./credit-dialog.tsx";
import { type Customer, type Revealed, useRefreshCustomers } from "./people.queries.ts";

const maxReason = 255;

interface CustomerActsProps {
  customer: Customer;
  onReveal(revealed: Revealed): void;
}

/** What an operator can do with the account of a customer. */
export function CustomerActs({ customer, onReveal }: CustomerActsProps) {
  const t = useMessages("people");
  const me = useMember();
  const shop = useShop();
  const { call } = useDeskClient();
  const refresh = useRefreshCustomers();
  const [asked, setAsked] = useState<"reveal" | "block" | "unblock" | "credit" | null>(null);
  const close = () => setAsked(null);
  const { id } = customer;
  const name = customer.name || t("unnamed", { number: String(id) });
  const mayBlock = isPermitted(me, "customers", false);
  const mayCredit = isPermitted(me, "payments", false) && shop.customer_wallet_status === 1;
  return (
    <>
      <OfficeButton tone="outline" onClick={() => setAsked("reveal")}>
        {t("reveal")}
      </OfficeButton>
      {mayCredit && (
        <OfficeButton tone="outline" onClick={() => setAsked("credit")}>
          {t("credit")}
        </OfficeButton>
      )}
      {mayBlock && customer.status === "active" && (
        <OfficeButton tone="bad" onClick={() => setAsked("block")}>
          {t("block")}
        </OfficeButton>
      )}
      {mayBlock && customer.status === "blocked" && (
        <OfficeButton tone="ink" onClick={() => setAsked("unblock")}>
          {t("unblock")}
        </OfficeButton>
      )}
      {asked === "reveal" && (
        <NoteDialog
          title={t("reveal")}
          text={t("revealText")}
          label={t("reason")}
          send={t("send")}
          isRequired
          maxLength={maxReason}
          onSend={async (reason = "") => {
            onReveal(await call("POST /desk/customers/{id}/reveal", { id, reason }));
            void refresh();
          }}
          onClose={close}
        />
      )}
      {asked === "unblock" && (
        <NoteDialog
          title={t("unblockTitle", { name })}
          label={t("reason")}
          send={t("unblockSend")}
          isRequired
          maxLength={maxReason}
          onSend={async (reason = "") => {
            const { message } = await call("POST /desk/customers/{id}/unblock", { id, reason });
            toast.success(message);
            await refresh();
          }}
          onClose={close}
        />
      )}
      {asked === "block" && <BlockDialog id={id} name={name} onClose={close} />}
      {asked === "credit" && <CreditDialog id={id} name={name} onClose={close} />}
    </>
  );
}
