import { partnerApplicationPath } from "@errand/core/partners/application-link";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { CourierForm } from "./courier-form.tsx";
import { discardDraft } from "./draft-storage.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { RefusalReason } from "./refusal-reason.tsx";
import { StoreForm } from "./store-form.tsx";

interface CorrectionProps {
  token: string;
  data: PartnerApplication;
  options: PartnerOptions;
  onSent(application: PartnerApplication): void;
}

/** The form of a refused application, with what was sent. */
export function Correction({ token, data, options, onSent }: CorrectionProps) {
  const t = useMessages("partners");
  const navigate = useNavigate();
  // Of this refusal: after another one, the form starts with what was sent last.
  const draftKey = `partner-correction-1-${data.id}-${data.decided_at}`;

  async function finish(sent: { message: string; application: PartnerApplication }) {
    discardDraft(draftKey);
    toast.success(sent.message);
    onSent(sent.application);
    await navigate(partnerApplicationPath, { state: quietNavigation });
  }

  const shared = { draftKey, options, application: data };
  return (
    <>
      <h1 className="text-display">{t("application.correctTitle")}</h1>
      <RefusalReason reason={data.reason} />
      <div className="mt-7">
        {data.kind === "store" ? (
          <StoreForm
            {...shared}
            onSend={async (input) =>
              finish(
                await call("PUT /auth/vendor/register", { ...input, application_token: token }),
              )
            }
          />
        ) : (
          <CourierForm
            {...shared}
            onSend={async (input) =>
              finish(
                await call("PUT /auth/delivery-man/store", { ...input, application_token: token }),
              )
            }
          />
        )}
      </div>
    </>
  );
}
