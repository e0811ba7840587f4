import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { AccountButton } from "./account-button.tsx";
import { useConsole } from "./console.ts";
import { useShopName } from "./me.queries.ts";
import { NewVersion } from "./worker/new-version.tsx";

/** The head of a console, with who is signed in, above its page. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const t = useMessages("console");
  const { audience } = useConsole();
  const shopName = useShopName();
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-40 flex h-16 items-center gap-3 border-b border-line bg-paper px-4 md:px-6">
        <Logo name={shopName} className="max-sm:sr-only" />
        <span className="truncate font-semibold text-muted">{t(`title.${audience}`)}</span>
        <AccountButton className="ms-auto" />
      </header>
      <NewVersion />
      <main id="content" tabIndex={-1} className="px-4 py-6 outline-none md:px-6">
        {children}
      </main>
    </>
  );
}

/** Leads the keyboard past the head to the element `content`. */
export function SkipLink() {
  const t = useMessages("console");
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-full focus:bg-raised focus:px-4 focus:py-2"
    >
      {t("head.skip")}
    </a>
  );
}
