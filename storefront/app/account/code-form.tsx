import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { CodeField } from "@errand/ui/code-field.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { useCountdown } from "./use-countdown.ts";

/** Spec §9. */
const codeLength = 6;
const resendSeconds = 60;

interface CodeFormProps {
  /** States where the code was sent. */
  text: string;
  /** Rejects with the error of the server, which is shown at the field and as a toast. */
  onVerify(code: string): Promise<void>;
  /** Sends another code; resolves to the message to show. */
  onResend(): Promise<string>;
  /** A provider sends the code, so the code of the demo is not valid. */
  isElsewhere?: boolean;
}

/** Asks for the one-time code that was just sent; another one can be requested a minute later. */
export function CodeForm({ text, onVerify, onResend, isElsewhere = false }: CodeFormProps) {
  const t = useMessages("account");
  const form = useValidatedForm({ defaultValues: { code: "" } });
  const { control, handleSubmit, formState } = form;
  const [isResending, setResending] = useState(false);
  const { left, restart } = useCountdown(resendSeconds);
  const isComplete = form.watch("code").length === codeLength;

  async function verify({ code }: { code: string }) {
    if (!isComplete || isResending) return;
    try {
      await onVerify(code);
    } catch (error) {
      // The form has one field, whichever one the endpoint names.
      const [first] = error instanceof ApiError ? error.errors : [];
      if (first?.message) form.setError("code", { message: first.message });
      reportError(error);
    }
  }

  async function resend() {
    setResending(true);
    try {
      toast.success(await onResend());
      form.reset();
      restart();
    } catch (error) {
      reportError(error);
    }
    setResending(false);
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(verify)}
      // Enter does not submit while the button is disabled, so it validates here.
      onKeyDown={({ key }) => key === "Enter" && !isComplete && void form.trigger("code")}
      className="flex flex-col gap-4"
    >
      <p className="text-muted">{text}</p>
      <Controller
        control={control}
        name="code"
        rules={{ validate: (code) => code !== "" || t("code.empty") }}
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <CodeField
            label={t("code.label")}
            length={codeLength}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={fieldState.error?.message}
            isRequired
          />
        )}
      />
      {!isElsewhere && <DemoCode />}
      <Button type="submit" size="lg" disabled={!isComplete} isBusy={formState.isSubmitting}>
        {t("code.verify")}
      </Button>
      <Button variant="quiet" disabled={left > 0} isBusy={isResending} onClick={resend}>
        {left > 0 ? t("code.resendIn", { seconds: left }) : t("code.resend")}
      </Button>
    </form>
  );
}

/** In a demo: the code that is always valid, and a link to the messages that were sent. */
function DemoCode() {
  const t = useMessages("account");
  const { config } = useShop();
  if (!config.demo_info) return null;
  return (
    <p className="rounded-control bg-sunken px-4 py-3 text-sm">
      {t("code.demo", { code: config.demo_info.otp })}{" "}
      <a href="/demo/outbox" target="_blank" rel="noreferrer" className="font-medium underline">
        {t("code.outbox")}
      </a>
    </p>
  );
}
