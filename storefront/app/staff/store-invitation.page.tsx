import { ApiError } from "@errand/core/api-error";
import { consolePaths } from "@errand/core/console-paths";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import MailX from "lucide-react/icons/mail-x";
import PartyPopper from "lucide-react/icons/party-popper";
import { useState } from "react";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { useFragmentValue } from "../visitor/use-fragment-value.ts";
import { InvitationForm } from "./invitation-form.tsx";
import { type StaffInvitation, useInvitation } from "./staff.queries.ts";

/** Where the link of an invitation leads: a person who will work at a store chooses a password. */
export default function StoreInvitationPage() {
  const t = useMessages("staff");
  // The token is in the fragment of the link, which only the browser knows.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column py-8 md:py-12">
      <PageHead title={t("title")} />
      {isInBrowser ? <OpenedInvitation /> : <Loading />}
    </div>
  );
}

function OpenedInvitation() {
  const token = useFragmentValue("token");
  return token === null ? <InvalidInvitation /> : <Invitation token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useInvitation(token);
  const [isAccepted, setAccepted] = useState(false);
  if (data && isAccepted) return <Welcome invitation={data} />;
  if (data)
    return <InvitationForm {...{ token }} invitation={data} onAccepted={() => setAccepted(true)} />;
  if (isPending) return <Loading />;
  const isRefused = error instanceof ApiError && error.status === 422;
  return isRefused ? <InvalidInvitation /> : <ErrorState onRetry={() => void refetch()} />;
}

function Welcome({ invitation }: { invitation: StaffInvitation }) {
  const t = useMessages("staff");
  const { config } = useShop();
  const { store_name: store, email, audience } = invitation;
  const signInUrl = audience === "desk" ? consolePaths.desk : config.vendor_portal_url;
  return (
    <div role="status">
      <EmptyState
        isPage
        icon={PartyPopper}
        title={t("done.title", { store })}
        text={t("done.text", { email })}
        action={
          signInUrl && (
            <a href={signInUrl} className={buttonClasses("solid", "md")}>
              {t("done.signIn")}
            </a>
          )
        }
      />
    </div>
  );
}

function InvalidInvitation() {
  const t = useMessages("staff");
  return (
    <EmptyState
      isPage
      icon={MailX}
      title={t("invalid.title")}
      text={t("invalid.text")}
      action={<LinkButton to="/">{t("invalid.home")}</LinkButton>}
    />
  );
}

function Loading() {
  const t = useMessages("staff");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className="mx-auto h-110 max-w-md rounded-panel" />
    </div>
  );
}
