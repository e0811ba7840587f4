import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { popupClasses } from "@errand/ui/popup-classes.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { toast } from "@errand/ui/toast.ts";
import CircleUser from "lucide-react/icons/circle-user";
import LogOut from "lucide-react/icons/log-out";
import UserCog from "lucide-react/icons/user-cog";
import { type ReactNode, useId, useRef, useState } from "react";
import { useMember } from "./console.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { NotificationSwitch } from "./notifications/notification-switch.tsx";
import { chooseTheme, currentTheme, type ThemeChoice } from "./preferences.ts";
import { useSignOut } from "./use-sign-out.ts";

const accountDialog = lazyComponent(() =>
  import("./account/account-dialog.tsx").then((file) => file.AccountDialog),
);

/** Name and role, which open language, theme, the own account and the sign-out. */
export function AccountButton({
  className,
  isIconOnly = false,
  children,
}: {
  className?: string;
  isIconOnly?: boolean;
  /** What a console adds before the sign-out. */
  children?: ReactNode;
}) {
  const t = useMessages("console");
  const me = useMember();
  const accountId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { signOut, isPending } = useSignOut();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={accountId}
        className={classNames(
          "flex min-h-11 min-w-0 items-center gap-2 rounded-full px-3 font-medium hover:bg-sunken",
          isIconOnly && "size-14 justify-center",
          className,
        )}
      >
        <CircleUser aria-hidden className="size-6 shrink-0" strokeWidth={1.7} />
        <span className={isIconOnly ? "sr-only" : "truncate"}>{me.name}</span>
      </button>
      <section
        id={accountId}
        popover="auto"
        onToggle={({ newState }) => setMenuOpen(newState === "open")}
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
        {isMenuOpen && <NotificationSwitch />}
        {children}
        <Button
          variant="soft"
          className="mt-4 w-full"
          popoverTarget={accountId}
          popoverTargetAction="hide"
          onClick={() => setOpen(true)}
        >
          <UserCog aria-hidden className="size-5" />
          {t("head.own")}
        </Button>
        <Button variant="soft" className="mt-2 w-full" isBusy={isPending} onClick={signOut}>
          <LogOut aria-hidden className="size-5" />
          {t("head.signOut")}
        </Button>
      </section>
      <LazyOverlay
        component={accountDialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, focusAfter: opener }}
        onLoadError={() => {
          close();
          toast.error(message("errors", "title"));
        }}
      />
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
