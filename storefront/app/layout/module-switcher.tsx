import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { sourcesOf } from "@errand/ui/picture.tsx";
import { memo, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { useStored } from "../visitor/storage.ts";
import { moduleTabsId } from "./module-tabs.tsx";

/** Pages on which a customer finishes something, or reads what is printed. */
const pathsWithout = [
  "/checkout",
  "/rental/booking",
  "/track-order",
  "/order-invoice",
  "/parcel-labels",
  "/wallet/statement",
];

/** The height of the bar that stays above the tabs (`header.tsx`), in pixels. */
const barHeight = 73;

/**
 * The modules open in the visitor's zones, at the end side of wide screens (spec §2), once the tabs
 * have scrolled away.
 */
export const ModuleSwitcher = memo(function ModuleSwitcher() {
  const t = useMessages("shell");
  const { modules, origin } = useShop();
  const zones = useStored("zoneid");
  const current = useStored("module");
  const choose = useModuleChoice();
  const { pathname } = useLocation();
  const isOffered = zones !== null && modules.length >= 2 && !pathsWithout.includes(pathname);
  const areTabsAway = useAreTabsAway(isOffered);
  if (!isOffered || !areTabsAway) return null;

  return (
    <nav
      aria-label={t("modules.switcher")}
      className="fixed end-2 top-1/2 z-20 hidden -translate-y-1/2 rounded-panel bg-paper/80 p-1 desk:block"
    >
      <ul className="flex flex-col gap-1">
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              aria-current={module.id === current?.id || undefined}
              onClick={() => choose(module)}
              className={classNames(
                "group relative grid size-11 place-items-center rounded-card border transition-colors hover:bg-sunken",
                module.id === current?.id ? "border-line bg-sunken" : "border-transparent",
              )}
            >
              {module.icon_full_url ? (
                <img
                  {...sourcesOf(module.icon_full_url, "32px", origin)}
                  loading="lazy"
                  alt=""
                  width={32}
                  height={32}
                  className="pastel-picture size-8 rounded-[10px]"
                />
              ) : (
                <span aria-hidden className="font-bold">
                  {module.module_name.slice(0, 1)}
                </span>
              )}
              <span className="sr-only rounded-full bg-ink px-3 py-1 text-sm whitespace-nowrap text-paper group-hover:not-sr-only group-hover:absolute group-hover:end-14 group-hover:px-3! group-hover:py-1! group-focus-visible:not-sr-only group-focus-visible:absolute group-focus-visible:end-14 group-focus-visible:px-3! group-focus-visible:py-1!">
                {module.module_name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Whether the tabs are out of view; false during server rendering. */
function useAreTabsAway(isWatched: boolean): boolean {
  const [areAway, setAway] = useState(false);
  useEffect(() => {
    const tabs = document.getElementById(moduleTabsId);
    if (!isWatched || !tabs) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAway(!entry.isIntersecting),
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(tabs);
    return () => observer.disconnect();
  }, [isWatched]);
  return areAway;
}
