import { memo, useLayoutEffect, useRef } from "react";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { useStored } from "../session/storage.ts";
import { useWords } from "../words/words.ts";

/** Below the header of phones and tablets: the modules open in the visitor's zones; wide screens have the switcher. */
export const ModuleTabs = memo(function ModuleTabs() {
  const t = useWords("shell");
  const { modules } = useShop();
  const zones = useStored("zoneid");
  const currentId = useStored("module")?.id;
  const choose = useModuleChoice();
  const list = useScrolledToCurrent(currentId);
  if (zones === null || modules.length < 2) return null;

  return (
    <nav aria-label={t("modules.title")} className="border-b border-line desk:hidden">
      <ul
        ref={list}
        className="page-column flex overflow-x-auto overscroll-x-contain px-2! [scrollbar-width:none]"
      >
        {modules.map((module) => (
          <li key={module.id} className="shrink-0">
            <button
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

/** Brings the current module into view where the row is longer than the screen; the page stays where it is. */
function useScrolledToCurrent(currentId: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each module that becomes the current one.
  useLayoutEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (current) list.current?.scrollBy({ left: middleOf(current) - middleOf(list.current) });
  }, [currentId]);
  return list;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
