import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useDateTimeText } from "../orders/date-time-text.ts";

interface StatementRowProps {
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
export function StatementRow({ title, detail, at, isCredit, change, balance }: StatementRowProps) {
  const t = useMessages("wallet");
  const { date, clock } = useDateTimeText();
  return (
    <div className="flex items-start justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {detail && (
          <p className="text-sm">
            {detail.to ? (
              <Link to={detail.to} className="font-medium text-accent hover:underline">
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
    </div>
  );
}
