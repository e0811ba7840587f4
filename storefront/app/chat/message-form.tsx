import type { Party } from "@errand/core/chat/chat.types";
import { maxMessageLength, maxMessagePictures } from "@errand/core/chat/message-limits";
import { Button } from "@errand/ui/button.tsx";
import { controlClasses } from "@errand/ui/field.tsx";
import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMessageDraft } from "@errand/ui/use-message-draft.ts";
import ImagePlus from "lucide-react/icons/image-plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useId } from "react";
import { useQuickPhrases } from "./chat.queries.ts";

interface MessageFormProps {
  to: Party;
  onSend(text: string, pictures: File[]): void;
  onTyping(): void;
}

/** What the customer writes, by keys or with a quick phrase. */
export function MessageForm({ to, onSend, onTyping }: MessageFormProps) {
  const t = useMessages("chat");
  const id = useId();
  const draft = useMessageDraft(onSend);
  const { text, pictures, setPictures } = draft;
  const { data: phrases } = useQuickPhrases(to);
  return (
    <form
      className="flex flex-col gap-3 border-t border-line p-3 sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        draft.send();
      }}
    >
      {phrases && phrases.data.length > 0 && text === "" && (
        <ul aria-label={t("phrases")} className="flex flex-wrap gap-1.5">
          {phrases.data.map((phrase) => (
            <li key={phrase.id}>
              <Button size="sm" variant="soft" onClick={() => draft.sendText(phrase.message)}>
                <bdi>{phrase.message}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pictures && (
        <PicturesField
          label={t("pictures")}
          value={pictures}
          onChange={setPictures}
          max={maxMessagePictures}
        />
      )}
      <div className="flex items-end gap-1.5">
        <IconButton
          icon={ImagePlus}
          label={t("attach")}
          aria-expanded={pictures !== null}
          onClick={() => setPictures(pictures ? null : [])}
        />
        <label htmlFor={id} className="sr-only">
          {t("write")}
        </label>
        <textarea
          ref={draft.input}
          id={id}
          rows={1}
          dir="auto"
          value={text}
          maxLength={maxMessageLength}
          placeholder={t("placeholder")}
          onKeyDown={draft.onKeyDown}
          onChange={({ target }) => {
            draft.setText(target.value);
            onTyping();
          }}
          className={`${controlClasses} field-sizing-content max-h-40 min-w-0 grow py-3`}
        />
        <IconButton
          icon={SendHorizontal}
          label={t("send")}
          className="rtl:-scale-x-100"
          type="submit"
          variant="solid"
          disabled={draft.isEmpty}
        />
      </div>
    </form>
  );
}
