import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** A button or a link to the next step. */
  action?: ReactNode;
  /** The state is the whole page, so its title is the page's heading. */
  isPage?: boolean;
}

/**
 * Explains an empty list or page and offers the next step. Also for errors, with "try again" as its
 * action.
 */
export function EmptyState({ icon: Icon, title, text, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-sunken text-ink">
        <Icon aria-hidden className="size-9" strokeWidth={1.6} />
      </span>
      <Title className="max-w-full text-lg font-semibold wrap-anywhere">{title}</Title>
      {text && <p className="max-w-full text-muted wrap-anywhere">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
