import { useMessages } from "@errand/ui/messages/messages.ts";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { store, useStored } from "../visitor/storage.ts";

/**
 * Names the theme that a press switches to. The server may not know the current theme, so it
 * renders both names and CSS shows the right one, without a flash or a wrong name before hydration.
 */
export function ThemeToggle({ variant = "icon" }: { variant?: "icon" | "row" }) {
  const t = useMessages("shell");
  const settings = useStored("settings");
  const text = variant === "icon" ? "sr-only" : "";

  function toggle() {
    const isDark = settings?.theme
      ? settings.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    store("settings", { ...settings, theme: isDark ? "light" : "dark" });
  }

  return (
    <button
      type="button"
      onClick={toggle}
      className={
        variant === "icon"
          ? "inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-sunken"
          : "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-sunken"
      }
    >
      <span className="contents dark:hidden">
        <Moon aria-hidden className="size-[22px]" strokeWidth={1.9} />
        <span className={text}>{t("theme.dark")}</span>
      </span>
      <span className="hidden dark:contents">
        <Sun aria-hidden className="size-[22px]" strokeWidth={1.9} />
        <span className={text}>{t("theme.light")}</span>
      </span>
    </button>
  );
}
