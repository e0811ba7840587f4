import { ApiError } from "@errand/core/api-error";
import { Drawer } from "@errand/ui/drawer.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useEntryHistory, useEntryWrites } from "./entry.queries.ts";
import type { Entry, EntryChange } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";
import { useChangeText } from "./use-change-text.ts";
import { useMayWrite } from "./use-may-write.ts";

interface HistoryDrawerProps {
  family: Family;
  entry: Entry;
  isOpen: boolean;
  onClose(): void;
  onUndone(entry: Entry): void;
}

/** Who changed an entry, when and what, each of which can be undone. */
export function HistoryDrawer({ family, entry, isOpen, onClose, onUndone }: HistoryDrawerProps) {
  const t = useMessages("entries");
  return (
    <Drawer open={isOpen} onClose={onClose} title={t("history.title")} width={520}>
      {isOpen && <Changes {...{ family, entry, onUndone }} />}
    </Drawer>
  );
}

function Changes({ family, entry, onUndone }: Omit<HistoryDrawerProps, "isOpen" | "onClose">) {
  const t = useMessages("entries");
  const query = useEntryHistory(family.list, entry.id ?? 0);
  const { undo } = useEntryWrites(family.list);
  const mayWrite = useMayWrite(family);
  const text = useChangeText(family);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (version: number) => undo(entry, version),
    onSuccess: ({ message, entry: undone }) => {
      toast.success(message);
      onUndone(undone);
    },
    onError: (error) => {
      const paths = changedSince(error);
      if (paths.length === 0) return reportError(error);
      toast.error(t("history.changedSince", { fields: paths.map(text.nameOf).join(", ") }));
    },
  });
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const changes = pages.flatMap((page) => page.changes);
        if (changes.length === 0) return <p className="p-5 text-strong">{t("history.none")}</p>;
        return (
          <ol className="divide-y divide-line">
            {changes.map((change) => (
              <li key={change.version} className="flex flex-col gap-2 px-5 py-4">
                <ChangeHead change={change} />
                <ul className="flex flex-col gap-1">
                  {change.diff.map((field) => (
                    <li key={field.path} className="break-words">
                      <b className="block">{text.nameOf(field.path)}</b>{" "}
                      <del>{text.valueOf(field.before)}</del> <span aria-hidden>→</span>{" "}
                      <ins>{text.valueOf(field.after)}</ins>
                    </li>
                  ))}
                </ul>
                {mayWrite && (
                  <OfficeButton
                    tone="outline"
                    className="self-start"
                    isBusy={isPending && variables === change.version}
                    onClick={() => mutate(change.version)}
                  >
                    <Undo2 aria-hidden className="size-4.5" />
                    {t("history.undo", { version: change.version })}
                  </OfficeButton>
                )}
              </li>
            ))}
            <li>
              <MoreButton query={query} />
            </li>
          </ol>
        );
      }}
    </QueryState>
  );
}

function ChangeHead({ change: { version, at, by, note, undoes } }: { change: EntryChange }) {
  const t = useMessages("entries");
  const { date, clock } = useTimeText();
  return (
    <p>
      <b>{t("history.version", { version })}</b>{" "}
      <span className="text-strong">
        {t("changedBy", { name: by.name, date: date(at), time: clock(at) })}
      </span>
      {undoes !== null && (
        <span className="block text-muted">{t("history.undoes", { version: undoes })}</span>
      )}
      {note !== null && <q className="block">{note}</q>}
    </p>
  );
}

/** The fields of a change that were changed again. */
function changedSince(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ data }) => (Array.isArray(data?.paths) ? data.paths : []));
}
