import { useEffect, useRef } from "react";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import type { PanelProps } from "../shell/panels.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ModuleGrid } from "./module-grid.tsx";

/** Chooses one of the modules of the visitor's zones. */
export function ModulesDialog({ open, onClose }: PanelProps<"modules">) {
  const t = useMessages("modules");
  const { modules } = useShop();
  // The home page follows: its content receives the focus, not its first field.
  const content = useRef<HTMLElement | null>(null);
  useEffect(() => {
    content.current = document.getElementById("content");
  }, []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      text={modules.length > 0 ? t("text") : undefined}
      size="lg"
      focusAfter={content}
    >
      <ModuleGrid modules={modules} onChosen={onClose} />
    </Dialog>
  );
}
