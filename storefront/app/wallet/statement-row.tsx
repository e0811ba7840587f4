import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import type { LucideIcon } from "lucide-react";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useDateTimeText } from "../orders/date-time-text.ts";

interface StatementRowProps {
  /** The logo of the store; an icon for what has none. */
  picture: string | LucideIcon;
  title: string;
  /** What the entry is about, with the page of it. */
  detail: { text: string; to?: string } | null;
  at: string;
  isCredit: boolean;
  /** What the entry changed, with its sign. */
  change: string;
  /** The balance after it, in words. */
  balance: string;
}

/** One entry of a statement of money or points. */
export function StatementRow(props: StatementRowProps) {
  const { picture, title, detail, at, isCredit, change, balance } = props;
  const t = useMessages("wallet");
  const { date, clock } = useDateTimeText();
  return (
    <div
      className={classNames(
        "relative flex items-center justify-between gap-3 py-3.5",
        detail?.to && "-mx-2 rounded-control px-2 transition-colors hover:bg-sunken",
      )}
    >
      <RowPicture picture={picture} />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        {detail && (
          <p className="text-sm">
            {detail.to ? (
              // The whole row is the link.
              <Link
                to={detail.to}
                className="font-medium text-accent after:absolute after:inset-0 after:rounded-control"
              >
                <bdi>{detail.text}</bdi>
              </Link>
            ) : (
              <span className="text-muted">{detail.text}</span>
            )}
          </p>
        )}
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={at}>{t("at", { date: date(at), time: clock(at) })}</time>
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p
          className={classNames(
            "font-bold whitespace-nowrap tabular-nums",
            isCredit && "text-good",
          )}
        >
          <bdi>{change}</bdi>
        </p>
        <p className="mt-0.5 text-sm whitespace-nowrap text-muted tabular-nums">{balance}</p>
      </div>
      <ChevronRight
        aria-hidden
        className={classNames(
          "size-5 shrink-0 text-muted rtl:-scale-x-100",
          !detail?.to && "invisible",
        )}
      />
    </div>
  );
}

function RowPicture({ picture: Shown }: Pick<StatementRowProps, "picture">) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
      {typeof Shown === "string" ? (
        <Picture src={Shown} alt="" sizes="44px" />
      ) : (
        <Shown aria-hidden className="size-5" />
      )}
    </span>
  );
}
