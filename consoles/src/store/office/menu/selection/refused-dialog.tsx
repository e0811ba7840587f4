import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Refused } from "./use-bulk.ts";

interface RefusedDialogProps {
  refused: readonly Refused[];
  onClose(): void;
}

/** The items that stay as they were, and why. They stay ticked. */
export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const t = useMessages("selection");
  return (
    <Dialog
      open={refused.length > 0}
      onClose={onClose}
      title={t("refused", { count: refused.length })}
    >
      <ul className="divide-y divide-line">
        {refused.map(({ name, reason }) => (
          <li key={name} className="py-2">
            <b className="font-semibold">{name}</b>
            <span className="block text-strong">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
