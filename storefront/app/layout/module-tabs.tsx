import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { sourcesOf } from "@errand/ui/picture.tsx";
import { memo } from "react";
import { useLocation } from "react-router";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { useShownModule } from "../modules/use-shown-module.ts";
import { useStored } from "../visitor/storage.ts";
import { pageKindOf } from "./page-kind.ts";

/** The element id of the tabs, by which the switcher knows whether they are in view. */
export const moduleTabsId = "module-tabs";

/**
 * The modules open in the visitor's zones, as a row of tabs below the header. Phones show an order
 * and a list of vehicles without them.
 */
export const ModuleTabs = memo(function ModuleTabs() {
  const t = useMessages("shell");
  const { modules, origin } = useShop();
  const zones = useStored("zoneid");
  const currentId = useShownModule()?.id;
  const choose = useModuleChoice();
  const kind = pageKindOf(useLocation());
  const isLeftOut = kind === "order" || kind === "vehicles";
  if (zones === null || modules.length < 2) return null;

  return (
    <nav
      id={moduleTabsId}
      aria-label={t("modules.title")}
      className={classNames("page-column", isLeftOut && "max-desk:hidden")}
    >
      <ul className="-mx-4 flex overflow-x-auto overscroll-x-contain border-b border-line px-2 [scrollbar-width:none] md:-mx-8 md:px-5 desk:mx-0 desk:gap-1 desk:px-0">
        {modules.map((module) => (
          <li key={module.id} className="shrink-0">
            <button
              ref={module.id === currentId ? scrollToMiddle : undefined}
              type="button"
              aria-current={module.id === currentId || undefined}
              onClick={() => choose(module)}
              className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-3 pt-0.75 font-semibold whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-ink desk:px-4"
            >
              {module.icon_full_url && (
                <img
                  {...sourcesOf(module.icon_full_url, "32px", origin)}
                  alt=""
                  width={22}
                  height={22}
                  className="pastel-picture size-5.5 rounded-md"
                />
              )}
              {module.module_name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Scrolls the row to the current module, without scrolling the page as `scrollIntoView` would. */
function scrollToMiddle(button: HTMLButtonElement | null) {
  const row = button?.closest("ul");
  if (button && row) row.scrollBy({ left: middleOf(button) - middleOf(row) });
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
