import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { type Target, useSettingHistory, useSettingWrites } from "./setting.queries.ts";

interface SettingHistoryProps {
  target: Target;
  onUndone(): void;
}

/** Who changed what, and when; each change can be undone. */
export function SettingHistory({ target, onUndone }: SettingHistoryProps) {
  const t = useMessages("desk-settings");
  const { date, clock } = useTimeText();
  const query = useSettingHistory(target);
  const { undo } = useSettingWrites(target);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: undo,
    onSuccess: ({ message }) => {
      toast.success(message);
      onUndone();
    },
    onError: (error) => {
      const [refusal] = error instanceof ApiError ? error.errors : [];
      if (refusal) toast.error(refusal.message);
      else reportError(error);
    },
  });
  return (
    <section className="flex flex-col gap-3 border-line p-4 max-xl:border-t xl:w-90 xl:shrink-0 xl:border-s">
      <h2 className="text-lg font-extrabold">{t("history")}</h2>
      <QueryState query={query}>
        {({ pages }) => {
          const changes = pages.flatMap((page) => page.changes);
          if (changes.length === 0) return <p className="text-strong">{t("noHistory")}</p>;
          return (
            <ol className="divide-y divide-line">
              {changes.map(({ version, at, by, undoes, diff }) => (
                <li key={version} className="flex items-start gap-3 py-3">
                  <div className="min-w-0 grow">
                    <p>
                      <b>{by.name}</b>{" "}
                      <span className="text-muted">
                        {date(at)} {clock(at)}
                      </span>
                    </p>
                    {undoes !== null && <p className="text-strong">{t("undid", { undoes })}</p>}
                    <ul>
                      {diff.slice(0, 6).map(({ path, before, after }) => (
                        <li key={path} className="wrap-anywhere">
                          {path.replace(/^values\./, "")}:{" "}
                          <del className="text-muted">{toText(before)}</del> {toText(after)}
                        </li>
                      ))}
                    </ul>
                  </div>
                  <OfficeButton
                    tone="soft"
                    aria-label={t("undoVersion", { version })}
                    isBusy={isPending && variables === version}
                    onClick={() => mutate(version)}
                  >
                    {t("undo")}
                  </OfficeButton>
                </li>
              ))}
            </ol>
          );
        }}
      </QueryState>
      <MoreButton query={query} />
      <p className="text-muted">{t("undoNote")}</p>
    </section>
  );
}

const longest = 80;

function toText(value: unknown): string {
  if (value === null) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
