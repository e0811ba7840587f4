import { pageLoad } from "@errand/client/page-load.ts";
import type { User } from "@errand/core/account/account.contract";
import type { AccountBalance } from "@errand/core/account/profile.contract";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { useId, useState } from "react";
import type { Input } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { showPayoutAfterLoad } from "../shell/removed-account.ts";
import { forgetCustomer } from "../visitor/personal-data.ts";
import { store } from "../visitor/storage.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";
import { type Payout, PayoutChoice } from "./payout-choice.tsx";
import { type SentCode, SentCodeForm } from "./sent-code-form.tsx";

interface DeleteDialogProps {
  open: boolean;
  profile: User;
  /** What the account still holds; null when the server has not named anything. */
  balance: AccountBalance | null;
  onClose(): void;
  /** Receives errors other than a wrong password or code, such as a balance that has changed. */
  onRefused(error: unknown): void;
}

/**
 * Confirms the removal of an account, and requires a proof of ownership: the password, or a code
 * for an account without one.
 */
export function DeleteDialog({ open, profile, balance, onClose, onRefused }: DeleteDialogProps) {
  const t = useMessages("profile");
  const ui = useMessages("ui");
  const id = useId();
  const { config } = useShop();
  const money = useMoney();
  // Stays when the dialog closes: the code is still valid.
  const [sent, setSent] = useState<SentCode | null>(null);
  const [payout, setPayout] = useState<Payout>("original");
  const form = useValidatedForm({ defaultValues: { current_password: "" } });
  const hasPassword = profile.has_password && config.centralize_login.manual_login_status === 1;

  /** Returns the message of the response: the account is removed, or a code was sent first. */
  async function remove(proof: Input<"DELETE /customer/remove-account">): Promise<string> {
    const statement = balance ? { payout, wallet_balance: balance.wallet_balance } : {};
    const response = await call("DELETE /customer/remove-account", { ...proof, ...statement });
    if ("otp_send" in response) {
      const { verification_on: on, verification_medium } = response;
      setSent({ on, isByFirebase: verification_medium === "firebase" });
      return response.message;
    }
    // The remembered contact is personal data of the removed account.
    store("userDatafor", null);
    await forgetCustomer();
    toastAfterLoad("success", response.message);
    if (response.payout) showPayoutAfterLoad(response.payout);
    pageLoad.open("/");
    return response.message;
  }

  async function confirmRemoval({ current_password }: { current_password: string }) {
    try {
      await remove(hasPassword ? { current_password } : {});
    } catch (error) {
      const isFieldError = error instanceof ApiError && error.find("current_password");
      if (isFieldError) setApiErrors(form, error);
      else onRefused(error);
    }
  }

  function close() {
    form.reset();
    onClose();
  }

  const isConfirmation = sent === null;
  const isPaidOut = balance !== null && balance.payable > 0 && payout === "original";
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("delete.title")}
      size={isConfirmation ? "md" : "sm"}
      footer={
        isConfirmation && (
          <>
            <Button variant="outline" onClick={close}>
              {ui("cancel")}
            </Button>
            <Button type="submit" form={id} variant="danger" isBusy={form.formState.isSubmitting}>
              {isPaidOut ? t("delete.payOut", { amount: money(balance.payable) }) : ui("yes")}
            </Button>
          </>
        )
      }
    >
      {isConfirmation ? (
        <form id={id} noValidate onSubmit={form.handleSubmit(confirmRemoval)}>
          <NumberedSteps
            steps={[
              ...(balance && balance.wallet_balance > 0
                ? [
                    {
                      key: "money",
                      title: t(balance.payable > 0 ? "delete.money.title" : "delete.money.gift"),
                      content: (
                        <PayoutChoice balance={balance} value={payout} onChange={setPayout} />
                      ),
                    },
                  ]
                : []),
              {
                key: "end",
                title: t("delete.forGood"),
                content: (
                  <div className="flex flex-col gap-1 text-muted">
                    <p>{t("delete.text")}</p>
                    {profile.loyalty_point > 0 && (
                      <p>{t("delete.points", { count: profile.loyalty_point })}</p>
                    )}
                  </div>
                ),
              },
              {
                key: "proof",
                title: t(hasPassword ? "delete.password" : "delete.code"),
                content: (
                  <div className="flex flex-col gap-3">
                    <p className="text-muted">{t("delete.question")}</p>
                    {hasPassword && <CurrentPasswordField form={form} />}
                  </div>
                ),
              },
            ]}
          />
        </form>
      ) : (
        <SentCodeForm
          sent={sent}
          contact={profile[sent.on] ?? ""}
          onVerify={async (proof) => void (await remove({ ...proof, verification_on: sent.on }))}
          onResend={() => remove({})}
        />
      )}
    </Dialog>
  );
}
