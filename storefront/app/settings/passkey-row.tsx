import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useDateTimeText } from "../orders/date-time-text.ts";
import type { Passkey } from "./passkeys.queries.ts";

interface PasskeyRowProps {
  passkey: Passkey;
  onRename(): void;
  onRemove(): void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useMessages("settings");
  const { day, clock } = useDateTimeText();
  const { name, created_at: added, last_used_at: used } = passkey;
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.8} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          <span className="sm:me-4">{t("passkeys.since", { day: day(added) })}</span>
          <span className="max-sm:block">
            {used
              ? t("passkeys.used", { day: day(used), time: clock(used) })
              : t("passkeys.unused")}
          </span>
        </p>
      </div>
      <div className="-me-2.5 flex shrink-0">
        <IconButton icon={Pencil} label={t("passkeys.renameLabel", { name })} onClick={onRename} />
        <IconButton icon={Trash2} label={t("passkeys.removeLabel", { name })} onClick={onRemove} />
      </div>
    </li>
  );
}
