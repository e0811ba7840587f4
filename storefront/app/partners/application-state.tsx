import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Hourglass from "lucide-react/icons/hourglass";
import type { ReactNode } from "react";
import { CodeForm } from "../account/code-form.tsx";
import { ApplicationProgress } from "./application-progress.tsx";
import { Approved } from "./approved.tsx";
import type { ApplicationQuery } from "./partners.queries.ts";
import { RefusalReason } from "./refusal-reason.tsx";

interface ApplicationStateProps {
  data: PartnerApplication;
  application: ApplicationQuery;
}

/** Where an application stands, and what happens next. */
export function ApplicationState({ data, application }: ApplicationStateProps) {
  const t = useMessages("partners");
  const { next_step: step, email } = data;
  return (
    <>
      {/* A decision that arrives while the page is open is announced. */}
      <div role="status">
        <h1 className="text-display">{t(`state.${data.kind}.${step}`)}</h1>
      </div>
      <div className="mt-6 mb-8">
        <ApplicationProgress data={data} />
      </div>
      {step === "verify_phone" && (
        <Verification
          key="phone"
          text={t("verify.phone", { to: maskedPhone(data.phone) })}
          type="phone"
          application={application}
        />
      )}
      {step === "verify_email" && (
        <Verification
          key="email"
          text={t("verify.email", { to: email })}
          type="email"
          application={application}
        />
      )}
      {step === "wait" && (
        <Notice icon={<Hourglass aria-hidden className="size-6" strokeWidth={1.8} />}>
          <p className="text-title font-bold">{t("wait.title")}</p>
          <p className="mt-1">{t("wait.text", { email })}</p>
          <p className="mt-1">{t("wait.leave")}</p>
        </Notice>
      )}
      {step === "correct" && (
        <>
          <RefusalReason reason={data.reason} />
          <p className="my-4 max-w-prose">{t("correct.text")}</p>
          <LinkButton to="?step=you" variant="accent" size="lg">
            {t("correct.action")}
          </LinkButton>
        </>
      )}
      {step === "sign_in" && <Approved data={data} />}
    </>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-4 rounded-panel bg-sunken p-5 md:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised">
        {icon}
      </span>
      <div className="max-w-prose">{children}</div>
    </div>
  );
}

interface VerificationProps {
  text: string;
  type: "phone" | "email";
  application: ApplicationQuery;
}

/** Asks for the code that was sent to a contact. */
function Verification({ text, type, application }: VerificationProps) {
  const t = useMessages("partners");
  return (
    <div className="max-w-md">
      <CodeForm
        text={text}
        onVerify={(otp) => application.verify(type, otp)}
        onResend={() => application.resend(type)}
      />
      <p className="mt-4 text-sm text-muted">{t("verify.wrong")}</p>
    </div>
  );
}
