import type { User } from "@errand/core/account/account.contract";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../api/api-error.ts";
import type { Input } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { store } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { setApiErrors } from "../forms/set-api-errors.ts";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { toast } from "../ui/toast.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { type SentCode, SentCodeForm } from "./sent-code-form.tsx";

interface DeleteDialogProps {
  open: boolean;
  profile: User;
  onClose(): void;
  /** Takes what stands in the way, other than a wrong password or code. */
  onRefused(error: unknown): void;
}

/**
 * The question before an account is removed, and the proof that its owner answers: the password, or
 * the code that is sent where there is none.
 */
export function DeleteDialog({ open, profile, onClose, onRefused }: DeleteDialogProps) {
  const t = useMessages("profile");
  const ui = useMessages("ui");
  const id = useId();
  const { config } = useShop();
  const navigate = useNavigate();
  // Who closed the dialog and comes back: that code is still good.
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useValidatedForm({ defaultValues: { current_password: "" } });
  const hasPassword = profile.has_password && config.centralize_login.manual_login_status === 1;

  /** The message of the reply: the account is removed, or a code is on its way first. */
  async function remove(proof: Input<"DELETE /customer/remove-account">): Promise<string> {
    const reply = await call("DELETE /customer/remove-account", proof);
    if ("otp_send" in reply) {
      const { verification_on: on, verification_medium } = reply;
      setSent({ on, isByFirebase: verification_medium === "firebase" });
      return reply.message;
    }
    // The other page is there before this one learns that nobody is signed in.
    await navigate("/", { flushSync: true });
    store("token", null);
    // Nobody signs in with it again, and it says who was here.
    store("userDatafor", null);
    toast.success(reply.message);
    return reply.message;
  }

  async function answerYes({ current_password }: { current_password: string }) {
    try {
      await remove(hasPassword ? { current_password } : {});
    } catch (error) {
      const isOfField = error instanceof ApiError && error.find("current_password");
      if (isOfField) setApiErrors(form, error);
      else onRefused(error);
    }
  }

  function close() {
    form.reset();
    onClose();
  }

  const isQuestion = sent === null;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("delete.title")}
      text={t("delete.question")}
      size="sm"
      footer={
        isQuestion && (
          <>
            <Button variant="outline" onClick={close}>
              {ui("cancel")}
            </Button>
            <Button type="submit" form={id} variant="danger" isBusy={form.formState.isSubmitting}>
              {ui("yes")}
            </Button>
          </>
        )
      }
    >
      {isQuestion ? (
        <form id={id} noValidate onSubmit={form.handleSubmit(answerYes)}>
          {hasPassword && <CurrentPasswordField form={form} />}
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
