import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { RichText } from "../messages/rich-text.tsx";

interface TermsNoteProps {
  /** With the tags `terms` and `privacy`. */
  text: string;
  /** Says that a link opens in a new tab. */
  newTab: string;
  className?: string;
}

/** Sending a form accepts the terms. They open in a new tab, so that the form stays. */
export function TermsNote({ text, newTab, className }: TermsNoteProps) {
  const linkTo = (href: string) => (content: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline hover:text-ink">
      {content}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
  return (
    <p className={classNames("text-sm text-muted", className)}>
      <RichText
        text={text}
        tags={{
          terms: linkTo("/terms-and-conditions"),
          privacy: linkTo("/privacy-policy"),
        }}
      />
    </p>
  );
}
