import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RichText } from "@errand/ui/messages/rich-text.tsx";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { NumberedSteps } from "./numbered-steps.tsx";

const todos = ["signIn", "prepare", "start"] as const;

/** How a new partner starts: with the account that the approval has created. */
export function Approved({ data }: { data: PartnerApplication }) {
  const t = useMessages("partners");
  const { config } = useShop();
  const { kind, email } = data;
  const portal = kind === "store" ? config.vendor_portal_url : null;
  return (
    <>
      <div className="max-w-prose">
        <NumberedSteps
          steps={todos.map((todo) => t(`approved.${kind}.${todo}`, { email }))}
          badge="bg-good text-on-strong"
        />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        {portal && (
          <Link reloadDocument to={portal} className={buttonClasses("accent", "lg")}>
            {t("approved.portal")}
          </Link>
        )}
      </div>
      {!portal && (
        <p className="mt-7 max-w-prose text-muted">
          <RichText
            text={t(`approved.${kind}.program`)}
            tags={{
              docs: (content) => (
                <a href="/api/docs" className="font-semibold text-ink underline">
                  {content}
                </a>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}
