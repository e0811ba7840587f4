import { ApiError } from "@errand/core/api-error";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import FileX from "lucide-react/icons/file-x";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ApplicationAside } from "./application-aside.tsx";
import { ApplicationState } from "./application-state.tsx";
import { Correction } from "./correction.tsx";
import { courierDraftKey } from "./courier-draft.ts";
import { discardDraft } from "./draft-storage.ts";
import { PartnerColumns } from "./partner-columns.tsx";
import type { PartnerOptions } from "./partner-options.ts";
import { type ApplicationQuery, useApplication } from "./partners.queries.ts";
import { storeDraftKey } from "./store-draft.ts";

interface ApplicationViewProps {
  /** Null when this device has no application. */
  token: string | null;
  options: PartnerOptions;
}

export function ApplicationView({ token, options }: ApplicationViewProps) {
  if (token === null) return <NoApplication />;
  return <KnownApplication key={token} token={token} options={options} />;
}

interface KnownApplicationProps {
  token: string;
  options: PartnerOptions;
}

function KnownApplication({ token, options }: KnownApplicationProps) {
  const t = useMessages("partners");
  const application = useApplication(token);
  const { data, error, refetch } = application.query;
  useDiscardedDraft(data);
  if (error instanceof ApiError && error.find("application")) return <NoApplication />;
  if (data) {
    return (
      <LoadedApplication token={token} data={data} application={application} options={options} />
    );
  }
  return (
    <>
      <h1 className="sr-only">{t("application.title")}</h1>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  );
}

interface LoadedApplicationProps extends KnownApplicationProps {
  data: PartnerApplication;
  application: ApplicationQuery;
}

function LoadedApplication({ token, data, application, options }: LoadedApplicationProps) {
  const [query] = useSearchParams();
  const isCorrecting = data.next_step === "correct" && query.get("step") !== null;
  return (
    <PartnerColumns
      aside={<ApplicationAside data={data} options={options} withdraw={application.withdraw} />}
    >
      {isCorrecting ? (
        <Correction token={token} data={data} options={options} onSent={application.show} />
      ) : (
        <ApplicationState data={data} application={application} />
      )}
    </PartnerColumns>
  );
}

/**
 * Once its contacts are verified, nobody withdraws an application to correct one of them: its draft
 * can go.
 */
function useDiscardedDraft(data: PartnerApplication | undefined) {
  const isVerified = data?.is_phone_verified === 1 && data.is_email_verified === 1;
  const kind = data?.kind;
  useEffect(() => {
    if (isVerified) discardDraft(kind === "store" ? storeDraftKey : courierDraftKey);
  }, [isVerified, kind]);
}

function NoApplication() {
  const t = useMessages("partners");
  return (
    <EmptyState
      isPage
      icon={FileX}
      title={t("application.noneTitle")}
      text={t("application.noneText")}
      action={<LinkButton to="/help-and-support">{t("contactUs")}</LinkButton>}
    />
  );
}
