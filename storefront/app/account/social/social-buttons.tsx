import type { SocialMedium } from "@errand/core/account/social-proof";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useEffect, useRef } from "react";
import { type Shop, useShop } from "../../config/shop.ts";
import type { SocialSignIn } from "../social-sign-in.ts";
import { ProviderIcon } from "./provider-icons.tsx";
import { useSocialSignIn } from "./use-social-sign-in.ts";

const shape =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded-control px-6 text-base font-semibold select-none transition-[filter,scale] hover:brightness-95 active:scale-[0.98]";

/** The brand colours of the providers. */
const looks: Record<SocialMedium, string> = {
  google:
    "border border-[#747775] bg-[#fff] text-[#1f1f1f] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3]",
  facebook: "bg-[#0866ff] text-[#fff]",
  apple: "bg-[#000] text-[#fff] dark:bg-[#fff] dark:text-[#000]",
};

/** A button for each provider that the settings enable. */
export function SocialButtons(props: SocialSignIn) {
  const t = useMessages("account");
  const { config } = useShop();
  const { current, begin } = useSocialSignIn(props);
  const media = enabledProviders(config);
  const error = current?.error ?? null;
  const message = useRef<HTMLParagraphElement>(null);
  // In a dialog as high as the window, the message is below the visible part.
  useEffect(() => {
    if (error !== null) message.current?.scrollIntoView?.({ block: "nearest" });
  }, [error]);
  return (
    <div className="flex flex-col gap-3">
      {media.map((medium) => {
        const isBusy = current?.medium === medium && error === null;
        return (
          <button
            key={medium}
            type="button"
            aria-busy={isBusy || undefined}
            onClick={() => begin(medium)}
            className={classNames(shape, looks[medium])}
          >
            {isBusy ? <Spinner className="size-5" /> : <ProviderIcon medium={medium} />}
            {t(`social.${medium}`)}
          </button>
        );
      })}
      {/* Always rendered, so that screen readers announce its changes. */}
      <p
        ref={message}
        role="status"
        className={classNames(
          "text-sm empty:hidden",
          error === "loadingApple" ? "text-muted" : "text-bad",
        )}
      >
        {error && t(`social.error.${error}`, { name: names[current?.medium ?? "google"] })}
      </p>
    </div>
  );
}

const names: Record<SocialMedium, string> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

/** The providers that the settings enable. */
function enabledProviders({ centralize_login: login }: Shop["config"]): SocialMedium[] {
  const media = ["google", "facebook", "apple"] as const;
  if (login.social_login_status === 0) return [];
  return media.filter((medium) => login[`${medium}_login_status`] === 1);
}
