import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import LogOut from "lucide-react/icons/log-out";
import UserCog from "lucide-react/icons/user-cog";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { LanguageChoice } from "../../console/language-choice.tsx";
import { NotificationSwitch } from "../../console/notifications/notification-switch.tsx";
import { chooseTheme, currentTheme, type ThemeChoice } from "../../console/preferences.ts";
import { useSignOut } from "../../console/use-sign-out.ts";
import { useDuty, useSetDuty, useVehicles } from "../duty/duty.queries.ts";
import { useUnsent } from "../jobs/use-jobs.ts";
import { MessagesLink } from "../messages/messages-link.tsx";
import { PhoneButton } from "../phone-button.tsx";
import { Papers } from "./papers.tsx";
import { Profile } from "./profile.tsx";
import { Shifts } from "./shifts.tsx";

/** Who works on this phone, and how it is set. */
export function MePage() {
  const t = useMessages("my-account");
  const console = useMessages("console");
  const me = useMember();
  const { data: duty } = useDuty();
  const setDuty = useSetDuty();
  const vehicle = useVehicles().data?.find(({ id }) => id === duty?.vehicle_id);
  const { signOut, isPending } = useSignOut();
  const unsent = useUnsent().length;
  return (
    <div className="flex min-h-0 grow flex-col gap-6 overflow-y-auto px-5 pt-5 pb-4">
      <header>
        <h1 className="text-[2rem] leading-tight tracking-tight wrap-anywhere">{me.name}</h1>
        <p className="font-semibold text-strong wrap-anywhere">{me.email ?? me.phone}</p>
        {vehicle && <p className="font-semibold">{vehicle.type}</p>}
      </header>
      <MessagesLink />
      <Profile />
      <Papers />
      <Shifts />
      {duty?.on && (
        <PhoneButton
          tone="outline"
          isBusy={setDuty.isPending}
          onClick={() => setDuty.mutate({ on: false })}
        >
          {t("endDuty")}
        </PhoneButton>
      )}
      <section className="grid gap-2">
        <h2 className="text-[1.25rem]">{console("head.language")}</h2>
        <LanguageChoice isLarge />
      </section>
      <ThemeSection />
      <NotificationSwitch />
      <OwnAccount />
      <div className="grid gap-2">
        {unsent > 0 && <p className="font-semibold text-warn">{t("unsent", { count: unsent })}</p>}
        <PhoneButton tone="soft" isBusy={isPending} onClick={signOut}>
          <LogOut aria-hidden className="size-6" />
          {console("head.signOut")}
        </PhoneButton>
      </div>
    </div>
  );
}

const accountDialog = lazyComponent(() =>
  import("../../console/account/account-dialog.tsx").then((file) => file.AccountDialog),
);

function OwnAccount() {
  const t = useMessages("my-account");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PhoneButton tone="soft" onClick={() => setOpen(true)}>
        <UserCog aria-hidden className="size-6" />
        {t("own")}
      </PhoneButton>
      <LazyOverlay
        component={accountDialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close }}
        onLoadError={() => {
          close();
          toast.error(message("ui", "error.title"));
        }}
      />
    </>
  );
}

const themes = ["device", "light", "dark"] as const;

/** By the clock, or as the courier wants it. */
function ThemeSection() {
  const t = useMessages("my-account");
  const [theme, setTheme] = useState<ThemeChoice>(currentTheme);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-[1.25rem] font-bold">{t("theme.title")}</legend>
      <div className="grid grid-cols-3 gap-2">
        {themes.map((each) => (
          <PhoneButton
            key={each}
            tone={each === theme ? "ink" : "soft"}
            aria-pressed={each === theme}
            className="px-1!"
            onClick={() => {
              chooseTheme(each);
              setTheme(each);
            }}
          >
            {t(`theme.${each}`)}
          </PhoneButton>
        ))}
      </div>
    </fieldset>
  );
}
