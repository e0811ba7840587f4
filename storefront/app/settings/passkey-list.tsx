import { Button } from "@errand/ui/button.tsx";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { passkeySupport } from "../account/passkeys.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { type Passkey, usePasskeys, useRemovePasskey } from "./passkeys.queries.ts";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

type OpenDialog = "add" | "rename" | "remove";

/** The customer's passkeys, which can be added, renamed and removed here. */
export function PasskeyList() {
  const t = useMessages("settings");
  const { data: passkeys, isError, refetch } = usePasskeys();
  const { data: profile } = useProfile();
  const removing = useRemovePasskey();
  const list = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // Stays while its dialog closes.
  const [chosen, setChosen] = useState<Passkey | null>(null);
  const close = () => setDialog(null);
  const support = passkeySupport();

  function open(next: OpenDialog, passkey: Passkey) {
    setChosen(passkey);
    setDialog(next);
  }

  if (!passkeys) {
    if (isError)
      return <ErrorState text={t("passkeys.loadError")} onRetry={() => void refetch()} />;
    return <Skeleton className="h-24 rounded-control" />;
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {passkeys.length === 0 ? (
        <p className="text-muted">{t("passkeys.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => open("rename", passkey)}
              onRemove={() => open("remove", passkey)}
            />
          ))}
        </ul>
      )}
      {support === "available" ? (
        <Button variant="outline" className="mt-3" onClick={() => setDialog("add")}>
          <Plus aria-hidden className="size-5" />
          {t("passkeys.add")}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-muted">{t(`passkeys.${support}`)}</p>
      )}
      {profile && <AddPasskeyDialog open={dialog === "add"} onClose={close} profile={profile} />}
      {chosen && (
        <>
          <RenamePasskeyDialog
            key={chosen.id}
            open={dialog === "rename"}
            onClose={close}
            passkey={chosen}
          />
          <ConfirmQuestion
            open={dialog === "remove"}
            onClose={close}
            onYes={() => removing.mutate(chosen.id, { onSettled: close })}
            isBusy={removing.isPending}
            isDestructive
            title={t("passkeys.question")}
            text={t("passkeys.questionText", { name: chosen.name })}
            focusAfter={list}
          />
        </>
      )}
    </div>
  );
}
