import type { DeskContract } from "@errand/core/contract.desk";
import { dateText } from "@errand/core/date-text";
import { numberFormat } from "@errand/core/formats";
import { maxRefusalReasonLength } from "@errand/core/partners/application-limits";
import { isPermitted } from "@errand/core/principals";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../../../console/console.ts";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { PartnerRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";
import { ChangedFacts } from "./changed-facts.tsx";

type Partner = DeskContract["GET /desk/partners/{id}"]["reply"];

/** An application of a store, a provider or a courier, or a change that a store wants to make. */
export function PartnerDetail({ partner, onDecided }: { partner: PartnerRow; onDecided(): void }) {
  const t = useMessages("queues");
  const { call, endpointQuery, scope } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "partners", false);
  const { busy, decide } = useDecide(onDecided);
  const { id } = partner;
  const query = useQuery(endpointQuery(scope, "GET /desk/partners/{id}", { id }));
  return (
    <>
      <DetailHead
        title={partner.store_name ?? `${partner.f_name} ${partner.l_name}`}
        since={partner.submitted_at}
        text={t(`partner.${partner.kind}`)}
      />
      <QueryState query={query}>{(whole) => <PartnerFacts partner={whole} />}</QueryState>
      {mayDecide && (
        <DecisionBar
          text={t(partner.kind === "change" ? "partner.effectOfChange" : "partner.effect")}
          busy={busy}
          acts={[
            {
              name: "approve",
              label: t("partner.approve"),
              shortcut: "Enter",
              run: () => decide("approve", () => call("POST /desk/partners/{id}/approve", { id })),
            },
            {
              name: "refuse",
              label: t("partner.refuse"),
              shortcut: "D",
              note: {
                title: t("partner.refuse"),
                text: t("partner.reads"),
                label: t("fact.reason"),
                isRequired: true,
                maxLength: maxRefusalReasonLength,
              },
              run: (note = "") =>
                decide(
                  "refuse",
                  () => call("POST /desk/partners/{id}/refuse", { id, reason: note }),
                  true,
                ),
            },
          ]}
        />
      )}
    </>
  );
}

function PartnerFacts({ partner }: { partner: Partner }) {
  const t = useMessages("queues");
  const language = useLanguage();
  const { date, clock } = useTimeText();
  const { store, courier, change } = partner;
  const name = `${partner.f_name} ${partner.l_name}`;
  const check = (isVerified: 0 | 1) =>
    isVerified ? t("partner.verified") : t("partner.unverified");
  return (
    <div className="flex flex-col gap-5 p-4 md:p-5">
      <Pictures
        of={name}
        urls={[
          store?.logo_full_url ?? null,
          store?.cover_photo_full_url ?? null,
          store?.tin_certificate_image_full_url ?? null,
          courier?.image_full_url ?? null,
          ...(courier?.identity_image_full_url ?? []),
          change?.tin_certificate_image_full_url ?? null,
        ]}
      />
      {change && <ChangedFacts before={change.before} after={change.after} />}
      <div className="grid gap-5 md:grid-cols-2">
        {store && (
          <Facts
            title={t("partner.business")}
            rows={[
              ...store.translations.map(
                ({ locale, key, value }) =>
                  [`${t(`partner.field.${key}`)} (${locale})`, value] as const,
              ),
              [t("partner.field.tax"), `${numberFormat(language).format(store.tax)} %`],
              [t("partner.field.companyNumber"), store.company_number],
              [t("partner.field.tin"), store.tin],
              [
                t("partner.field.tinExpires"),
                store.tin_expire_date && dateText(store.tin_expire_date, language),
              ],
              [
                t("partner.field.delivery"),
                t(`partner.takes.${store.delivery_time_type}`, {
                  from: String(store.minimum_delivery_time),
                  to: String(store.maximum_delivery_time),
                }),
              ],
            ]}
          />
        )}
        {courier && (
          <Facts
            title={t("partner.papers")}
            rows={[
              [t("partner.field.identity"), t(`partner.paper.${courier.identity_type}`)],
              [t("partner.field.number"), courier.identity_number],
            ]}
          />
        )}
        <Facts
          title={t("partner.person")}
          rows={[
            [t("partner.field.name"), name],
            [t("partner.field.phone"), `${partner.phone} · ${check(partner.is_phone_verified)}`],
            [t("partner.field.email"), `${partner.email} · ${check(partner.is_email_verified)}`],
          ]}
        />
      </div>
      <Facts
        title={t("history")}
        rows={partner.transitions.map(({ to, actor, reason, at }) => [
          `${date(at)}, ${clock(at)}`,
          [actor.name, t(`partner.status.${to}`), reason].filter(Boolean).join(" · "),
        ])}
      />
    </div>
  );
}
