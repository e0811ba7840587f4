import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Link2 from "lucide-react/icons/link-2";
import Lock from "lucide-react/icons/lock";
import { useEffect, useRef, useState } from "react";
import { CodeForm } from "../account/code-form.tsx";
import { isResendTooEarly } from "../account/resend-too-early.ts";
import { call } from "../api/call.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { storeLinkToken } from "./order-proof.ts";

export interface TrackCodeProps {
  order_id: number;
  contact_number: string;
  /** Receives what opens the order or trip on this device from now on. */
  onProved(token: string): void;
  /** Leads back to the form. */
  onBack(): void;
}

/**
 * Sends a code to the phone of an order that this device did not place, and asks for it. Says the
 * same whether number and phone belong together or not.
 */
export function TrackCode({ order_id, contact_number, onProved, onBack }: TrackCodeProps) {
  const t = useMessages("orders");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSent = useRef(false);
  const claim = { order_id, contact_number };

  async function send(): Promise<string> {
    return (await call("POST /customer/order/track/code", claim)).message;
  }

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send().catch((error: unknown) => {
      // The code that was sent less than a minute ago is still valid.
      if (isResendTooEarly(error)) return;
      const [first] = error instanceof ApiError ? error.errors : [];
      setRefusal(first?.message || t("code.notSent"));
    });
  });

  async function verify(otp: string) {
    const { link_proof } = await call("POST /customer/order/track/verify", { ...claim, otp });
    storeLinkToken(order_id, link_proof);
    onProved(link_proof);
  }

  return (
    <div className="mx-auto max-w-xl py-6 md:py-10">
      <PageHead title={t("code.title")} />
      <h1 className="mb-2 text-display">{t("code.title")}</h1>
      {refusal === null ? (
        <CodeForm
          text={t("code.text", { id: String(order_id), ending: contact_number.slice(-2) })}
          onVerify={verify}
          onResend={send}
        />
      ) : (
        <FormErrorMessage text={refusal} />
      )}
      <Button variant="quiet" className="mt-2 w-full" onClick={onBack}>
        {t("code.back")}
      </Button>
      <dl className="mt-6 flex flex-col gap-4 border-t border-line pt-6">
        {(["link", "why"] as const).map((key) => {
          const Icon = key === "link" ? Link2 : Lock;
          return (
            <div key={key} className="flex items-start gap-4">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
              <div>
                <dt className="font-semibold">{t(`code.${key}.title`)}</dt>
                <dd className="text-sm text-muted">{t(`code.${key}.text`)}</dd>
              </div>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
