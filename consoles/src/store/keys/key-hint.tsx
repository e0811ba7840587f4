import { classNames } from "@errand/ui/class-names.ts";
import type { KeyAct } from "./key-map.ts";
import { useKeyName, useKeys } from "./use-keys.ts";

/** The key of an act on its button, where there may be a keyboard: not where one only touches. */
export function KeyHint({ act, className }: { act: KeyAct; className?: string }) {
  const keys = useKeys();
  const name = useKeyName();
  return (
    <kbd
      aria-hidden
      className={classNames(
        "hidden min-w-6 font-sans rounded-md border-2 border-current px-1.5 text-center text-body leading-6 font-bold opacity-75 md:[@media(any-hover:hover)]:inline-block",
        className,
      )}
    >
      {name(keys[act])}
    </kbd>
  );
}
