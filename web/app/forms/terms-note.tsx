import type { ReactNode } from "react";
import { useMessages } from "../messages/messages.ts";
import { RichText } from "../messages/rich-text.tsx";

/** Sending accepts the terms. They open in a new tab, so that the form stays. */
export function TermsNote() {
  const t = useMessages("partners");
  const linkTo = (href: string) => (content: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline hover:text-ink">
      {content}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
  return (
    <p className="text-sm text-muted">
      <RichText
        text={t("acceptTerms")}
        tags={{
          terms: linkTo("/terms-and-conditions"),
          privacy: linkTo("/privacy-policy"),
        }}
      />
    </p>
  );
}
