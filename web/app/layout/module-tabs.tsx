import { memo } from "react";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";

/** The modules open in the visitor's zones, below the header of phones and tablets; wide screens have the switcher. */
export const ModuleTabs = memo(function ModuleTabs() {
  const t = useMessages("shell");
  const { modules } = useShop();
  const zones = useStored("zoneid");
  const currentId = useStored("module")?.id;
  const choose = useModuleChoice();
  if (zones === null || modules.length < 2) return null;

  return (
    <nav aria-label={t("modules.title")} className="border-b border-line desk:hidden">
      <ul className="page-column flex overflow-x-auto overscroll-x-contain px-2! [scrollbar-width:none]">
        {modules.map((module) => (
          <li key={module.id} className="shrink-0">
            <button
              ref={module.id === currentId ? scrollToMiddle : undefined}
              type="button"
              aria-current={module.id === currentId || undefined}
              onClick={() => choose(module)}
              className="min-h-11 border-b-3 border-transparent px-3 pt-0.75 text-sm font-semibold whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
            >
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
