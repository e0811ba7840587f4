import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import CircleSlash from "lucide-react/icons/circle-slash-2";
import History from "lucide-react/icons/history";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { KeyHint } from "../keys/key-hint.tsx";
import { findOffEntries } from "../sold-out/off-entry.ts";
import { useOffItems } from "../sold-out/sold-out.queries.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useTickets } from "../tickets/use-board.ts";
import { touchClasses } from "../touch-button.tsx";

/** What is still to be made over all tickets, and what is needed beside the orders. */
export function BottomBar() {
  const t = useMessages("board");
  const tickets = useTickets();
  return (
    <footer className="flex min-h-18 shrink-0 items-center gap-3 border-t border-line bg-paper px-3 py-2 md:px-4">
      <StillToMake tickets={tickets} />
      <nav
        aria-label={t("tools")}
        className="flex shrink-0 gap-2 whitespace-nowrap max-md:grow md:ms-auto"
      >
        <SoldOutLink />
        <ToolLink to="/vendor/past" icon={History} text={t("past")}>
          <KeyHint act="search" />
        </ToolLink>
        <ToolLink to="/vendor/office" icon={LayoutDashboard} text={t("office")} />
      </nav>
    </footer>
  );
}

/** With how much is off, so that nothing is forgotten. */
function SoldOutLink() {
  const t = useMessages("board");
  const count = findOffEntries(useOffItems().data?.items ?? []).length;
  return (
    <ToolLink to="/vendor/sold-out" icon={CircleSlash} text={t("soldOut")}>
      {count > 0 && (
        <span className="grid size-7 place-items-center rounded-full bg-ink text-paper tabular-nums">
          {count}
        </span>
      )}
    </ToolLink>
  );
}

interface ToolLinkProps {
  to: string;
  icon: LucideIcon;
  text: string;
  children?: ReactNode;
}

function ToolLink({ to, icon: Icon, text, children }: ToolLinkProps) {
  return (
    <Link
      to={to}
      className={touchClasses("soft", "md", "max-md:grow max-md:px-2 max-md:text-meta")}
    >
      <Icon aria-hidden className="size-6 max-sm:hidden" strokeWidth={1.9} />
      {text} {children}
    </Link>
  );
}

const maxKinds = 5;

function StillToMake({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useMessages("board");
  const counts = countToMake(tickets);
  if (counts.length === 0) return null;
  return (
    // What does not fit wraps out of sight, so that none is cut.
    <dl className="hidden h-8 min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-8 overflow-hidden whitespace-nowrap md:flex">
      <dt className="text-strong">{t("stillToMake")}</dt>
      {counts.slice(0, maxKinds).map(({ name, count }) => (
        <dd key={name} className="font-semibold">
          <b className="text-[1.25rem] font-extrabold tabular-nums">{count}×</b> {name}
        </dd>
      ))}
    </dl>
  );
}

/** The pieces of each item in the orders that are in preparation, most first. */
export function countToMake(tickets: readonly Ticket[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { stage, details } of tickets) {
    if (stage !== "preparing") continue;
    for (const { item_details, quantity, weight } of details) {
      const { name } = item_details;
      if (quantity > 0) counts.set(name, (counts.get(name) ?? 0) + (weight ? 1 : quantity));
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
