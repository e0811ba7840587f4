import type { PartyType } from "@errand/core/chat/chat.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { usePhrases } from "./chat.queries.ts";

interface PhrasesProps {
  receiver: PartyType;
  onChoose(text: string): void;
}

/** Phrases of the shop: a press writes one, which can be changed before it is sent. */
export function Phrases({ receiver, onChoose }: PhrasesProps) {
  const t = useMessages("chat");
  const phrases = usePhrases(receiver);
  if (phrases.length === 0) return null;
  return (
    <ul aria-label={t("phrases")} className="flex gap-2 overflow-x-auto p-0.5">
      {phrases.map(({ id, message }) => (
        <li key={id} className="max-w-72 shrink-0">
          <button
            type="button"
            dir="auto"
            className="min-h-14 w-full rounded-[18px] bg-sunken px-4 text-start font-semibold"
            onClick={() => onChoose(message)}
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
