import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";
import { PhoneButton } from "../phone-button.tsx";

/** The bank account to which the shop pays the courier, and its change, which waits three days. */
export function PayoutAccount() {
  const t = useMessages("my-money");
  const { date } = useTimeText();
  const { endpointQuery, scope } = useCourierClient();
  const { data } = useQuery(endpointQuery(scope, "GET /courier/payout-account"));
  const [isChanging, setChanging] = useState(false);
  if (!data) return null;
  const { account, pending } = data;
  return (
    <section className="grid gap-3 tabular-nums">
      <h2 className="text-[1.1875rem]">{t("account.title")}</h2>
      <p className="text-[1.125rem] leading-tight wrap-anywhere">
        {account ? (
          <>
            <b className="block">{account.iban}</b>
            <span className="font-semibold text-strong">{account.holder}</span>
          </>
        ) : (
          <span className="font-semibold text-strong">{t("account.none")}</span>
        )}
      </p>
      {pending && (
        <p className="leading-tight font-semibold text-warn">
          {t("account.pending", { day: date(pending.active_at), iban: pending.iban })}
        </p>
      )}
      {isChanging ? (
        <AccountForm onClose={() => setChanging(false)} />
      ) : (
        <PhoneButton tone="outline" onClick={() => setChanging(true)}>
          {t("account.change")}
        </PhoneButton>
      )}
    </section>
  );
}

const empty = { holder: "", iban: "", current_password: "" };

function AccountForm({ onClose }: { onClose(): void }) {
  const t = useMessages("my-money");
  const { call, everyScope } = useCourierClient();
  const queries = useQueryClient();
  const form = useValidatedForm({ defaultValues: empty });
  const { register, handleSubmit, formState } = form;
  const isFilled = (text: string) => text.trim() !== "" || t("account.missing");

  async function save(values: typeof empty) {
    try {
      const { message } = await call("PUT /courier/payout-account", values);
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /courier/payout-account"));
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-3">
      <p className="leading-tight font-semibold text-strong">{t("account.text")}</p>
      <TextField
        {...register("holder", { validate: isFilled })}
        label={t("account.holder")}
        autoComplete="name"
        error={formState.errors.holder?.message}
        isRequired
      />
      <TextField
        {...register("iban", { validate: isFilled })}
        label={t("account.iban")}
        autoComplete="off"
        dir="ltr"
        error={formState.errors.iban?.message}
        isRequired
      />
      <PasswordField
        {...register("current_password", { validate: isFilled })}
        label={t("account.password")}
        autoComplete="current-password"
        error={formState.errors.current_password?.message}
        isRequired
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <PhoneButton type="submit" isBusy={formState.isSubmitting}>
        {t("account.save")}
      </PhoneButton>
      <PhoneButton tone="quiet" onClick={onClose}>
        {t("account.cancel")}
      </PhoneButton>
    </form>
  );
}
