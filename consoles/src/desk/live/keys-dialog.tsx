import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

const keys = [
  ["J", "help.j"],
  ["K", "help.k"],
  ["⏎", "help.enter"],
  ["E", "help.e"],
  ["Esc", "help.escape"],
  ["?", "help.question"],
] as const;

/** Which key does what. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useMessages("desk-live");
  return (
    <Dialog open onClose={onClose} size="sm" title={t("help.title")}>
      <dl>
        {keys.map(([key, name]) => (
          <div key={key} className="flex items-center gap-4 border-b border-line py-2">
            <dt className="w-12">
              <kbd className="rounded border border-line px-2 py-0.5 font-sans font-bold">
                {key}
              </kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
