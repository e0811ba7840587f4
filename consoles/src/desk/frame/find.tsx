import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { LazyDialog } from "../../console/lazy-dialog.tsx";
import type { FoundSection } from "./find-places.ts";

const dialog = lazyComponent(() => import("./find-dialog.tsx").then((file) => file.FindDialog));

/** Finds an order, a customer or a section from anywhere: ⌘K, or Ctrl and K. */
export function Find({ sections }: { sections: readonly FoundSection[] }) {
  const t = useMessages("desk");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  const onClose = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-[9px] bg-sunken px-2.5 text-muted hover:bg-line md:mb-2 md:min-h-9"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        {t("find.open")}
        <kbd aria-hidden className="ms-auto font-sans text-meta max-md:hidden">
          ⌘K
        </kbd>
      </button>
      <LazyDialog component={dialog} isOpen={isOpen} props={{ isOpen, sections, onClose }} />
    </>
  );
}
