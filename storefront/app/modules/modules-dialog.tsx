import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import type { PanelProps } from "../shell/panels.ts";
import { ModuleGrid } from "./module-grid.tsx";

/** Chooses one of the modules of the visitor's zones. */
export function ModulesDialog({ open, onClose }: PanelProps<"modules">) {
  const t = useMessages("modules");
  const { modules } = useShop();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      text={modules.length > 0 ? t("text") : undefined}
      size="lg"
      focusAfter={pageHeading}
    >
      <ModuleGrid modules={modules} onChosen={onClose} />
    </Dialog>
  );
}

/**
 * The heading of the page, made focusable: the next thing to read. A field would open the keyboard
 * of phones.
 */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("#content h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
