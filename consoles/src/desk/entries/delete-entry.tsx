import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { OfficeButton } from "../../console/office/office-button.tsx";

interface DeleteEntryProps {
  /** As the question names it. */
  name: string;
  remove(): Promise<{ message: string }>;
  /** The list, which opens once it is deleted. */
  path: string;
}

/** Deletes an entry after a question; one that is in use stays, and says so. */
export function DeleteEntry({ name, remove, path }: DeleteEntryProps) {
  const t = useMessages("entries");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
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
        title={t("delete.title", { name })}
        text={t("delete.text")}
        isDestructive
        isBusy={isPending}
        onClose={() => setAsking(false)}
        onYes={() => mutate()}
      />
    </>
  );
}
