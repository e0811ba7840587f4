import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { touchClasses } from "../touch-button.tsx";

interface ScreenHeadProps {
  title: string;
  /** Where the arrow leads; to the board by default. */
  back?: { to: string; label: string };
  /** What the screen is searched with. */
  children?: ReactNode;
}

/** The title of a screen beside the board, and the way back. */
export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  const t = useMessages("frame");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        to={back?.to ?? "/vendor"}
        aria-label={back?.label ?? t("toBoard")}
        className={touchClasses("soft", "md", "size-14 shrink-0")}
      >
        <ArrowLeft aria-hidden className="size-6 rtl:-scale-x-100" />
      </Link>
      <h1 className={children ? "text-number" : "min-w-0 flex-1 text-number"}>{title}</h1>
      {children && <div className="min-w-56 grow">{children}</div>}
    </div>
  );
}
