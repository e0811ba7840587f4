import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useEntryWrites } from "./entry.queries.ts";
import { toTitle } from "./entry-form.ts";
import type { Entry } from "./entry-lists.ts";
import type { Family } from "./families.ts";

/** Deletes an entry after a question; one that is in use stays, and says so. */
export function DeleteEntry({
  family,
  entry,
  path,
}: {
  family: Family;
  entry: Entry;
  path: string;
}) {
  const t = useMessages("entries");
  const language = useLanguage();
  const navigate = useNavigate();
  const { remove } = useEntryWrites(family.list);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(entry),
    onSuccess: ({ message }) => {
      toast.success(message);
      void navigate(path, { replace: true });
    },
    onError: (error) => {
      setAsking(false);
      reportError(error);
    },
  });
  return (
    <>
      <OfficeButton tone="bad" onClick={() => setAsking(true)}>
        {t("delete.open")}
      </OfficeButton>
      <ConfirmDialog
        open={isAsking}
        title={t("delete.title", { name: toTitle(family, entry, language) })}
        text={t("delete.text")}
        isDestructive
        isBusy={isPending}
        onClose={() => setAsking(false)}
        onYes={() => mutate()}
      />
    </>
  );
}
