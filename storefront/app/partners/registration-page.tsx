import { partnerApplicationPath } from "@errand/core/partners/application-link";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { deleteOldPictures } from "@errand/ui/forms/picture-storage.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import CircleOff from "lucide-react/icons/circle-off";
import FileClock from "lucide-react/icons/file-clock";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { storedApplicationToken } from "./application-token.ts";
import { discardDraft } from "./draft-storage.ts";
import { NumberedSteps } from "./numbered-steps.tsx";
import { PartnerColumns } from "./partner-columns.tsx";

interface RegistrationPageProps {
  kind: "store" | "courier";
  /** The key of the draft on this device. */
  draftKey: string;
  /** The form; null when the shop takes no registrations of this kind. */
  form: ReactNode | null;
}

/**
 * The page around a registration. Only the browser has its draft, so the server renders no form.
 */
export function RegistrationPage({ kind, draftKey, form }: RegistrationPageProps) {
  const t = useMessages("partners");
  const { config } = useShop();
  const title = t(`page.${kind}.title`, { shop: config.business_name });
  const isInBrowser = useIsInBrowser();
  const [query, setQuery] = useSearchParams();
  const step = query.get("step");
  const [resets, setResets] = useState(0);
  useEffect(() => void deleteOldPictures(), []);

  function startOver() {
    discardDraft(draftKey);
    setQuery({ active: "active" }, { state: quietNavigation });
    setResets(resets + 1);
  }

  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={title} description={t(`page.${kind}.text`)} />
      {form === null ? (
        <EmptyState
          isPage
          icon={CircleOff}
          title={t(`page.${kind}.offTitle`)}
          text={t(`page.${kind}.offText`)}
          action={<LinkButton to="/help-and-support">{t("contactUs")}</LinkButton>}
        />
      ) : (
        <>
          <h1 className="text-display">{title}</h1>
          <p
            className={classNames(
              "mt-2 max-w-prose text-lg text-muted",
              // On a phone, each further step starts where its content is.
              step !== null && step !== "you" && "max-md:hidden",
            )}
          >
            {t(`page.${kind}.text`)}
          </p>
          <PartnerColumns aside={<Explanation kind={kind} onStartOver={startOver} />}>
            {isInBrowser ? (
              <>
                <OpenApplication />
                <Fragment key={resets}>{form}</Fragment>
              </>
            ) : (
              <Skeleton className="h-160 rounded-card" />
            )}
          </PartnerColumns>
        </>
      )}
    </div>
  );
}

/** The way back to the application that was sent from this device. */
function OpenApplication() {
  const t = useMessages("partners");
  if (storedApplicationToken() === null) return null;
  return (
    <p className="mb-6 flex items-start gap-3 rounded-control bg-sunken px-4 py-3">
      <FileClock aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {t("openApplication.text")}{" "}
        <Link to={partnerApplicationPath} className="font-semibold underline">
          {t("openApplication.link")}
        </Link>
      </span>
    </p>
  );
}

interface ExplanationProps {
  kind: "store" | "courier";
  onStartOver(): void;
}

const nextSteps = ["send", "verify", "check", "start"] as const;

/** What happens after the form, and what the device stores of it. */
function Explanation({ kind, onStartOver }: ExplanationProps) {
  const t = useMessages("partners");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className="text-xl">
          {t("next.title")}
        </h2>
        <div className="mt-4">
          <NumberedSteps
            steps={nextSteps.map((step) => t(`page.${kind}.next.${step}`))}
            badge="bg-ink text-paper"
          />
        </div>
      </section>
      <div className="border-t border-line pt-4 text-sm text-muted">
        <p>{t("kept")}</p>
        <Button variant="quiet" size="sm" className="-ms-3 mt-1" onClick={() => setAsking(true)}>
          {t("startOver.action")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          onStartOver();
        }}
        title={t("startOver.action")}
        text={t("startOver.question")}
        isDestructive
      />
    </>
  );
}
