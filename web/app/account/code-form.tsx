import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { toast } from "../ui/toast.ts";
import { useCountdown } from "./use-countdown.ts";

/** Spec §9. */
const codeLength = 6;
const resendSeconds = 60;

interface CodeFormProps {
  /** Where the code went. */
  text: string;
  /** Throws what the server refuses; shown beside the code, and as a toast. */
  onVerify(code: string): Promise<void>;
  /** Sends another code and gives what the person is told of it. */
  onResend(): Promise<string>;
  /** Somebody else sends it, who knows of no demo. */
  isElsewhere?: boolean;
}

/** Where a one-time code is typed that has just been sent; another can be asked for a minute later. */
export function CodeForm({ text, onVerify, onResend, isElsewhere = false }: CodeFormProps) {
  const t = useMessages("account");
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState<"verify" | "resend" | null>(null);
  const { left, restart } = useCountdown(resendSeconds);
  const isComplete = code.length === codeLength;

  async function verify() {
    if (!isComplete || busy) return;
    setBusy("verify");
    setFault("");
    try {
      await onVerify(code);
    } catch (error) {
      if (error instanceof ApiError) setFault(error.errors[0]?.message ?? "");
      reportError(error);
    }
    setBusy(null);
  }

  async function resend() {
    setBusy("resend");
    try {
      toast.success(await onResend());
      setCode("");
      setFault("");
      restart();
    } catch (error) {
      reportError(error);
    }
    setBusy(null);
  }

  function requireCode() {
    if (code === "") setFault(t("code.empty"));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
      // The button is disabled then, and Enter would do nothing without a word.
      onKeyDown={({ key }) => key === "Enter" && requireCode()}
      className="flex flex-col gap-4"
    >
      <p className="text-muted">{text}</p>
      <CodeField
        label={t("code.label")}
        length={codeLength}
        value={code}
        onChange={(value) => {
          setCode(value);
          setFault("");
        }}
        onBlur={requireCode}
        error={fault}
        isRequired
      />
      {!isElsewhere && <DemoCode />}
      <Button type="submit" size="lg" disabled={!isComplete} isBusy={busy === "verify"}>
        {t("code.verify")}
      </Button>
      <Button variant="quiet" disabled={left > 0} isBusy={busy === "resend"} onClick={resend}>
        {left > 0 ? t("code.resendIn", { seconds: left }) : t("code.resend")}
      </Button>
    </form>
  );
}

/** While the shop is a demo: the code that is right for everybody, and where the true one can be read. */
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
