import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** The next sensible thing to do: a button or a link. */
  action?: ReactNode;
  /** It is all that the page shows, so its title is the page's. */
  isPage?: boolean;
}

/** Nothing here, why, and what to do next. Also for errors of a part of a page, with "try again" as its action. */
export function EmptyState({ icon: Icon, title, text, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden className="size-9" strokeWidth={1.6} />
      </span>
      <Title className="max-w-full text-lg font-semibold wrap-anywhere">{title}</Title>
      {text && <p className="max-w-full text-muted wrap-anywhere">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
