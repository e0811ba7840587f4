import { classNames } from "@errand/ui/class-names.ts";
import { Logo } from "@errand/ui/logo.tsx";
import type { ReactNode } from "react";
import { LanguageChoice } from "./language-choice.tsx";
import { useShopName } from "./me.queries.ts";

/**
 * A page before a member of the staff is signed in: the shop, one form, and the language. `aside`
 * stands beside the form where there is room, else below it.
 */
export function SignInPage({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const shopName = useShopName();
  return (
    <div
      className={classNames(
        "mx-auto flex min-h-dvh max-w-md flex-col gap-8 px-4 py-8 sm:justify-center",
        aside ? "lg:max-w-4xl" : null,
      )}
    >
      <header className="flex min-h-9 items-center justify-between gap-4">
        <Logo name={shopName} />
        <LanguageChoice />
      </header>
      <main className={aside ? "grid gap-6 lg:grid-cols-2 lg:items-start" : undefined}>
        <div className="flex flex-col gap-5 sm:rounded-card sm:border sm:border-line sm:p-6">
          <div>
            <h1 className="text-2xl">{title}</h1>
            {text && <p className="mt-2 text-muted">{text}</p>}
          </div>
          {children}
        </div>
        {aside}
      </main>
    </div>
  );
}
