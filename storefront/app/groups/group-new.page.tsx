import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import UsersRound from "lucide-react/icons/users-round";
import { useLocation, useSearchParams } from "react-router";
import { PageHead } from "../rendering/page-head.tsx";
import { openPanel } from "../shell/panels.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { OpenGroup } from "./open-group.tsx";

/** Where a customer opens a group order in a store. */
export default function GroupNewPage() {
  const t = useMessages("groups");
  // Only the browser knows who the visitor is.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column py-8">
      <PageHead title={t("open.page")} />
      {isInBrowser && <Opening />}
    </div>
  );
}

function Opening() {
  const t = useMessages("groups");
  const isSignedIn = useIsSignedIn();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  if (isSignedIn) return <OpenGroup slug={query.get("store") ?? ""} />;
  const next = `${pathname}${search}`;
  return (
    <EmptyState
      isPage
      icon={UsersRound}
      title={t("open.signIn")}
      text={t("open.signInText")}
      action={
        <Button onClick={() => openPanel("sign-in", { mode: "sign-in", next })}>
          {t("open.signInButton")}
        </Button>
      }
    />
  );
}
