import { ErrorState } from "@errand/ui/error-state.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";

/** The bank account to which the shop pays, and its change, which waits three days. */
export function PayoutAccount() {
  const t = useMessages("store-money");
  const { date } = useTimeText();
  const { endpointQuery, scope } = useStoreClient();
  const { data, isError, refetch } = useQuery(endpointQuery(scope, "GET /store/payout-account"));
  const [isChanging, setChanging] = useState(false);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return null;
  const { account, pending } = data;
  return (
    <section className="flex flex-col gap-2 p-4">
      <h2 className="text-body font-bold">{t("account")}</h2>
      <p className="tabular-nums">
        {account ? (
          <>
            <b className="block">{account.iban}</b>
            <span className="text-strong">{account.holder}</span>
          </>
        ) : (
          t("noAccount")
        )}
      </p>
      {pending && (
        <p className="font-semibold text-warn">
          {t("accountPending", { time: date(pending.active_at), iban: pending.iban })}
        </p>
      )}
      {isChanging ? (
        <AccountForm onClose={() => setChanging(false)} />
      ) : (
        <p>
          <OfficeButton onClick={() => setChanging(true)}>{t("changeAccount")}</OfficeButton>
        </p>
      )}
    </section>
  );
}

function AccountForm({ onClose }: { onClose(): void }) {
  const t = useMessages("store-money");
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const form = useValidatedForm({ defaultValues: { holder: "", iban: "", current_password: "" } });
  const { register, handleSubmit, formState } = form;
  const isFilled = (text: string) => text.trim() !== "" || t("missing");

  async function save(values: { holder: string; iban: string; current_password: string }) {
    try {
      const { message } = await call("PUT /store/payout-account", values);
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /store/payout-account"));
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-3">
      <p className="text-strong">{t("accountText")}</p>
      <TextField
        {...register("holder", { validate: isFilled })}
        label={t("holder")}
        autoComplete="name"
        error={formState.errors.holder?.message}
        isRequired
      />
      <TextField
        {...register("iban", { validate: isFilled })}
        label={t("iban")}
        autoComplete="off"
        error={formState.errors.iban?.message}
        isRequired
      />
      <PasswordField
        {...register("current_password", { validate: isFilled })}
        label={t("password")}
        autoComplete="current-password"
        error={formState.errors.current_password?.message}
        isRequired
      />
      <p className="flex flex-wrap gap-2">
        <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
          {t("save")}
        </OfficeButton>
        <OfficeButton onClick={onClose}>{t("cancel")}</OfficeButton>
      </p>
    </form>
  );
}
