import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useQueryClient } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { isTyping } from "../list/use-row-keys.ts";
import { QueueDetail } from "./queue-detail.tsx";
import { queueKinds } from "./queue-kinds.ts";
import { pathTo, QueueList } from "./queue-list.tsx";
import { useQueues } from "./use-queues.ts";

/** Everything that waits for a decision of the desk, and what is open of it. */
export function QueuesPage() {
  const t = useMessages("queues");
  const desk = useMessages("desk");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queues = useQueues();
  const [kindText = "", idText = ""] = (useParams()["*"] ?? "").split("/");
  const kind = queueKinds.find((each) => each === kindText);
  const id = Number(idText);
  const open = kind && id > 0 ? { kind, id } : null;

  const all = queues.flatMap(({ waiting }) => waiting).map(pathTo);
  const at = open ? all.indexOf(pathTo(open)) : -1;
  const go = (path: string | undefined) =>
    void navigate(path === undefined ? "/desk/queues" : `/desk/queues/${path}`, { replace: true });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined || all.length === 0) return;
    event.preventDefault();
    go(all[Math.min(Math.max(at === -1 ? 0 : at + step, 0), all.length - 1)]);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const failed = queues.find(({ error, isRead }) => error && !isRead);
  if (failed)
    return <ErrorState onRetry={() => void queries.invalidateQueries({ queryKey: ["queue"] })} />;
  const total = queues.reduce((sum, queue) => sum + queue.total, 0);
  const isRead = queues.every((queue) => queue.isRead);
  return (
    <>
      <PageHead title={desk("section.queues")}>
        {isRead && total > 0 && <p className="text-strong">{t("count", { count: total })}</p>}
        {total > 0 && <p className="ms-auto text-muted max-md:hidden">{t("keys")}</p>}
      </PageHead>
      {!isRead ? (
        <div className="grid grow place-items-center p-10">
          <Spinner className="size-8" />
        </div>
      ) : total === 0 && !open ? (
        <EmptyState icon={CircleCheck} title={t("none")} text={t("noneText")} />
      ) : (
        <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] md:grid-cols-[20rem_minmax(0,1fr)]">
          <div
            className={classNames(
              "min-w-0 border-line md:overflow-y-auto md:border-e",
              open && "max-md:hidden",
            )}
          >
            <QueueList queues={queues} open={open && pathTo(open)} />
          </div>
          <div
            className={classNames(
              "flex min-w-0 flex-col md:overflow-y-auto",
              !open && "max-md:hidden",
            )}
          >
            {open ? (
              <>
                <p className="border-b border-line p-2 md:hidden">
                  <Link to="/desk/queues" className={officeButtonClasses("soft")}>
                    {t("back")}
                  </Link>
                </p>
                <QueueDetail {...open} onDecided={() => go(all[at + 1] ?? all[at - 1])} />
              </>
            ) : (
              <EmptyState icon={MousePointerClick} title={t("choose")} text={t("chooseText")} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
