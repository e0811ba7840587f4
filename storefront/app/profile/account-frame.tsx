import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import LogIn from "lucide-react/icons/log-in";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AccountSkeleton, accountColumns } from "./account-skeleton.tsx";
import { CustomerSummary } from "./customer-summary.tsx";
import { useRequestSignIn } from "./use-request-sign-in.ts";

interface AccountFrameProps {
  title: string;
  /** Guests may see the page, too. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A page of the account with its menu. Only the browser knows whether the visitor is signed in:
 * until then the page renders placeholders. A guest is then prompted to sign in, and stays on the
 * page.
 */
export function AccountFrame({ title, isOpen = false, children }: AccountFrameProps) {
  const isInBrowser = useIsInBrowser();
  const isGuest = useStored("token") === null;
  const [wasCustomer, setWasCustomer] = useState(false);
  if (isInBrowser && !isGuest && !wasCustomer) setWasCustomer(true);
  const isClosed = isInBrowser && isGuest && !isOpen;
  return (
    <div className="page-column py-6 md:py-8">
      <PageHead title={title} />
      <div className={accountColumns}>
        {!isClosed && (
          <aside className="hidden rounded-card border border-line bg-card p-3 lg:block">
            {!isInBrowser ? <AccountSkeleton /> : isGuest ? <GuestSide /> : <CustomerSide />}
          </aside>
        )}
        <div className={isClosed ? "min-w-0 lg:col-span-2" : "min-w-0"}>
          <h1 className="mb-5 text-3xl">{title}</h1>
          {isClosed ? (
            <Closed isUnexpected={!wasCustomer} />
          ) : isInBrowser || isOpen ? (
            children
          ) : (
            <AccountSkeleton />
          )}
        </div>
      </div>
    </div>
  );
}

function CustomerSide() {
  const t = useMessages("profile");
  return (
    <nav aria-label={t("title")}>
      <div className="mb-2 border-b border-line px-2 pt-1 pb-4">
        <CustomerSummary />
      </div>
      <AccountMenu />
    </nav>
  );
}

function GuestSide() {
  const t = useMessages("profile");
  const next = useCurrentPath();
  return (
    <div className="flex flex-col gap-3 p-2">
      <p className="text-muted">{t("closed.text")}</p>
      <SignInButton next={next} />
    </div>
  );
}

/** `isUnexpected`: the customer has not just signed out, so the sign-in opens with a message. */
function Closed({ isUnexpected }: { isUnexpected: boolean }) {
  const t = useMessages("profile");
  const next = useCurrentPath();
  const askToSignIn = useRequestSignIn();
  useEffect(() => {
    if (isUnexpected) askToSignIn(next);
  }, [isUnexpected, next, askToSignIn]);
  return (
    <EmptyState
      icon={LogIn}
      title={t("closed.title")}
      text={t("closed.text")}
      action={<SignInButton next={next} />}
    />
  );
}

function SignInButton({ next }: { next: string }) {
  const t = useMessages("profile");
  return (
    <Button
      {...panelTrigger("sign-in")}
      onClick={() => openPanel("sign-in", { mode: "sign-in", next })}
    >
      {t("closed.action")}
    </Button>
  );
}

function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
