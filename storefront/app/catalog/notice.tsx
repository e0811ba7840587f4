import { Button } from "@errand/ui/button.tsx";
import Compass from "lucide-react/icons/compass";
import MapPinned from "lucide-react/icons/map-pinned";
import type { ReactNode } from "react";
import { openPanel, panelTrigger } from "../shell/panels.ts";

interface NoticeProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Tells the visitor what limits an order from this page, with actions as children. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <aside className="flex gap-3.5 rounded-card bg-accent-soft p-4">
      <Compass aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.8} />
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm">{text}</p>}
        <div className="mt-3 flex flex-wrap gap-2">{children}</div>
      </div>
    </aside>
  );
}

/** Opens the location panel. The page then shows the data of the chosen location. */
export function ChooseLocationButton({ children }: { children: ReactNode }) {
  return (
    <Button
      size="sm"
      {...panelTrigger("location")}
      onClick={() => openPanel("location", { anchor: null })}
    >
      <MapPinned aria-hidden className="size-4.5" />
      {children}
    </Button>
  );
}
