import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import Heart from "lucide-react/icons/heart";
import { redirect, useLocation } from "react-router";
import { useShop } from "../config/shop.ts";
import { nextPage } from "../location/next-page.ts";
import { requireLocation } from "../location/require-location.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, clientRouterContext } from "../rendering/server-context.ts";
import { interestPath } from "../shell/interest-path.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import type { Route } from "./+types/interest.page";
import { InterestChoices } from "./interest-choices.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  requireLocation(context);
  const { module } = context.get(clientRouterContext);
  // Without a module or categories there is nothing to choose.
  const categories = module ? await context.get(callContext)("GET /categories") : [];
  if (module === null || categories.length === 0) throw redirect("/home");
  return { module, categories };
}

/**
 * Asks for a customer's interests in a module, after sign-up and on the first visit to the module
 * (spec §4).
 */
export default function InterestPage({ loaderData: { module, categories } }: Route.ComponentProps) {
  const t = useMessages("interest");
  const isInBrowser = useIsInBrowser();
  const isGuest = useStored("token") === null;
  const { modules } = useShop();
  const { search } = useLocation();
  const next = nextPage(search);
  const name = modules.find(({ id }) => id === module.id)?.module_name ?? module.module_name;
  return (
    <div className="page-column py-8 md:py-12">
      <PageHead title={t("title")} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        <p className="mt-2 mb-6 text-muted">{t("text", { module: name })}</p>
        {isInBrowser && isGuest ? (
          <ForGuests next={next} />
        ) : (
          <InterestChoices categories={categories} next={next} />
        )}
      </div>
    </div>
  );
}

function ForGuests({ next }: { next: string }) {
  const t = useMessages("interest");
  return (
    <EmptyState
      icon={Heart}
      title={t("guest.title")}
      text={t("guest.text")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            {...panelTrigger("sign-in")}
            onClick={() => openPanel("sign-in", { mode: "sign-in", next: interestPath(next) })}
          >
            {t("guest.signIn")}
          </Button>
          <LinkButton to={next} variant="outline">
            {t("skip")}
          </LinkButton>
        </div>
      }
    />
  );
}
