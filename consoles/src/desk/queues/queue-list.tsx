import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useAgeText } from "../list/use-age-text.ts";
import { queueIcons } from "./queue-kinds.ts";
import type { Queue } from "./use-queues.ts";
import type { Waiting } from "./use-waiting.ts";

interface QueueListProps {
  queues: readonly Queue[];
  /** What is open: `refunds/12`. */
  open: string | null;
}

export function pathTo({ kind, id }: Pick<Waiting, "kind" | "id">): string {
  return `${kind}/${id}`;
}

/** What waits for a decision, by kind, the oldest of each first. */
export function QueueList({ queues, open }: QueueListProps) {
  const t = useMessages("queues");
  return (
    <div className="min-w-0">
      {queues
        .filter(({ total }) => total > 0)
        .map(({ kind, total, waiting }) => {
          const Icon = queueIcons[kind];
          return (
            <section key={kind} aria-label={t(`kind.${kind}`)}>
              <h2 className="flex items-center gap-2 border-b border-line bg-panel px-4 py-2 text-body font-bold">
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {t(`kind.${kind}`)} <span className="text-muted tabular-nums">{total}</span>
              </h2>
              <ul>
                {waiting.map((row) => (
                  <WaitingRow key={row.id} row={row} isOpen={pathTo(row) === open} />
                ))}
              </ul>
              {total > waiting.length && (
                <p className="border-b border-line px-4 py-2 text-muted">
                  {t("further", { count: total - waiting.length })}
                </p>
              )}
            </section>
          );
        })}
    </div>
  );
}

function WaitingRow({ row, isOpen }: { row: Waiting; isOpen: boolean }) {
  const age = useAgeText();
  return (
    <li className="border-b border-line">
      <Link
        to={`/desk/queues/${pathTo(row)}`}
        aria-current={isOpen || undefined}
        className={classNames(
          "flex items-start gap-3 px-4 py-2 -outline-offset-2",
          isOpen ? "bg-call-soft" : "hover:bg-sunken",
        )}
      >
        <span className="min-w-0 grow">
          <b className="block truncate">
            <bdi>{row.title}</bdi>
          </b>
          <bdi className="line-clamp-2 text-strong">{row.text}</bdi>
        </span>
        <bdi className="shrink-0 font-semibold text-warn tabular-nums">{age(row.since)}</bdi>
      </Link>
    </li>
  );
}
