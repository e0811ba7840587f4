import { Badge } from "@errand/ui/badge.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Money } from "../config/money.tsx";

interface ListRowProps {
  /** The page of the order or the trip. */
  to: string;
  title: string;
  status: string;
  tone: "neutral" | "good" | "bad";
  amount: number;
  picture: ReactNode;
  /** What the row says below its title. */
  facts: ReactNode;
  /** The buttons of the row. */
  children: ReactNode;
}

/** An order or a trip in a list; all of the row opens its page. */
export function ListRow(props: ListRowProps) {
  const { to, title, status, tone, amount, picture, facts, children } = props;
  return (
    <li className="relative flex items-center gap-4 py-4">
      {picture}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={to}
            className="text-title font-bold after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
          <Badge tone={tone}>{status}</Badge>
        </div>
        {facts}
        <Money amount={amount} className="mt-1 block font-bold sm:hidden" />
        {children}
      </div>
      <Money amount={amount} className="font-bold max-sm:hidden" />
    </li>
  );
}

interface RowLinkProps {
  to: string;
  variant: "accent" | "outline";
  /** The name with the number of the order or the trip. */
  label: string;
  children: string;
}

/** A link of a row, above the one that the row is. */
export function RowLink({ to, variant, label, children }: RowLinkProps) {
  return (
    <LinkButton to={to} variant={variant} size="sm" className="relative mt-2" aria-label={label}>
      {children}
    </LinkButton>
  );
}
