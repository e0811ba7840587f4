import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { popupClasses } from "@errand/ui/popup-classes.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import CircleUser from "lucide-react/icons/circle-user";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useState } from "react";
import { useConsole } from "./console.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useShopName } from "./me.queries.ts";
import { chooseTheme, currentTheme, type ThemeChoice } from "./preferences.ts";
import type { StaffMember } from "./staff-api.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The head of a console, with who is signed in, above its page. */
export function ConsoleShell({ me, children }: { me: StaffMember; children: ReactNode }) {
  const t = useMessages("console");
  const { audience } = useConsole();
  const shopName = useShopName();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-full focus:bg-raised focus:px-4 focus:py-2"
      >
        {t("head.skip")}
      </a>
      <header className="sticky top-0 z-40 flex h-16 items-center gap-3 border-b border-line bg-paper px-4 md:px-6">
        <Logo name={shopName} className="max-sm:sr-only" />
        <span className="truncate font-semibold text-muted">{t(`title.${audience}`)}</span>
        <Account me={me} />
      </header>
      <main id="content" tabIndex={-1} className="px-4 py-6 outline-none md:px-6">
        {children}
      </main>
    </>
  );
}

const accountId = "account";

/** Name and role, which open language, theme and sign-out. */
function Account({ me }: { me: StaffMember }) {
  const t = useMessages("console");
  const { signOut, isPending } = useSignOut();
  return (
    <>
      <button
        type="button"
        popoverTarget={accountId}
        className="ms-auto flex min-h-11 min-w-0 items-center gap-2 rounded-full px-3 font-medium hover:bg-sunken"
      >
        <CircleUser aria-hidden className="size-6 shrink-0" strokeWidth={1.7} />
        <span className="truncate">{me.name}</span>
      </button>
      <section
        id={accountId}
        popover="auto"
        aria-label={t("head.account")}
        className={classNames(
          popupClasses,
          "inset-auto end-4 top-15 w-72 max-w-[calc(100vw-2rem)] p-5 text-ink",
        )}
      >
        <p className="font-semibold wrap-anywhere">
          {me.role ? t("head.role", { name: me.name, role: me.role.name }) : me.name}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{me.email ?? me.phone}</p>
        <h2 className="mt-4 mb-1 text-base">{t("head.language")}</h2>
        <LanguageChoice />
        <h2 className="mt-4 mb-1 text-base">{t("head.theme")}</h2>
        <ThemeList />
        <Button variant="soft" className="mt-4 w-full" isBusy={isPending} onClick={signOut}>
          <LogOut aria-hidden className="size-5" />
          {t("head.signOut")}
        </Button>
      </section>
    </>
  );
}

function ThemeList() {
  const t = useMessages("console");
  const [theme, setTheme] = useState(currentTheme);
  return (
    <RadioList<ThemeChoice>
      label={t("head.theme")}
      value={theme}
      onChange={(choice) => {
        chooseTheme(choice);
        setTheme(choice);
      }}
      options={(["device", "light", "dark"] as const).map((value) => ({
        value,
        label: t(`theme.${value}`),
      }))}
    />
  );
}
