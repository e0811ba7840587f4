import { companyNumberKind, formatCompanyNumber } from "@errand/core/partners/company-number";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { storeText } from "@errand/core/partners/store-translation";
import { Button } from "@errand/ui/button.tsx";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useShop } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { storeApplicationToken } from "./application-token.ts";
import { courierRegistration, storeRegistration } from "./partner-links.ts";
import type { PartnerOptions } from "./partner-options.ts";

interface ApplicationAsideProps {
  data: PartnerApplication;
  options: PartnerOptions;
  withdraw(): Promise<{ message: string }>;
}

/** What was sent, and the way to withdraw it. */
export function ApplicationAside({ data, options, withdraw }: ApplicationAsideProps) {
  const t = useMessages("partners");
  const language = useLanguage();
  const { config } = useShop();
  const numberKind = companyNumberKind(config.country);
  const { date } = useDateTimeText();
  const { store } = data;
  const facts = [
    { label: t("store.name"), value: store && storeText(store.translations, "name", language) },
    {
      label: t(`companyNumber.${numberKind}`),
      value: store?.company_number && formatCompanyNumber(numberKind, store.company_number),
    },
    { label: t("you.name"), value: `${data.f_name} ${data.l_name}`.trim() },
    { label: t("you.email"), value: data.email },
    { label: t("you.phone"), value: maskedPhone(data.phone) },
    {
      label: t("store.zone"),
      value: options.zones.find(({ id }) => id === data.zone_id)?.display_name,
    },
    { label: t("application.sentOn"), value: date(data.submitted_at) },
  ];
  return (
    <>
      <section aria-labelledby="what-was-sent">
        <h2 id="what-was-sent" className="text-xl">
          {t("application.yours", { id: String(data.id) })}
        </h2>
        <dl className="mt-3 flex flex-col gap-2.5">
          {facts.map(
            ({ label, value }) =>
              value && (
                <div key={label} className="min-w-0">
                  <dt className="text-meta text-muted">{label}</dt>
                  <dd className="font-medium wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </section>
      {data.status !== "approved" && <Withdrawal kind={data.kind} withdraw={withdraw} />}
    </>
  );
}

interface WithdrawalProps extends Pick<ApplicationAsideProps, "withdraw"> {
  kind: PartnerApplication["kind"];
}

/** Deletes the application after a question, and returns to the form. */
function Withdrawal({ kind, withdraw }: WithdrawalProps) {
  const t = useMessages("partners");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      toast.success((await withdraw()).message);
      storeApplicationToken(null);
      await navigate(kind === "store" ? storeRegistration : courierRegistration);
    } catch (error) {
      reportError(error);
      setAsking(false);
    }
    setBusy(false);
  }

  return (
    <div className="border-t border-line pt-4 text-sm text-muted">
      <p>{t("withdraw.text")}</p>
      <Button variant="quiet" size="sm" className="-ms-3 mt-1" onClick={() => setAsking(true)}>
        {t("withdraw.action")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={confirm}
        isBusy={isBusy}
        title={t("withdraw.action")}
        text={t("withdraw.question")}
        isDestructive
      />
    </div>
  );
}
