import { Button } from "@errand/ui/button.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";

export interface FilterDrawerFrameProps {
  open: boolean;
  onClose(): void;
  onClear(): void;
  /** The number of results as text, such as "12 items". */
  found: string;
}

/** A drawer for the filters on screens that have no room beside the list. */
export function FilterDrawerFrame({
  open,
  onClose,
  onClear,
  found,
  children,
}: FilterDrawerFrameProps & { children: ReactNode }) {
  const t = useMessages("catalog");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("filters.title")}
      footer={
        <div className="flex gap-2">
          <Button variant="outline" onClick={onClear}>
            {t("filters.clear")}
          </Button>
          <Button className="grow" onClick={onClose}>
            {t("filters.show", { found })}
          </Button>
        </div>
      }
    >
      <div className="p-4">{children}</div>
    </Drawer>
  );
}
