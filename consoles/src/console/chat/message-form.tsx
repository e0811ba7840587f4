import type { PartyType } from "@errand/core/chat/chat.types";
import { maxMessageLength, maxMessagePictures } from "@errand/core/chat/message-limits";
import { controlClasses } from "@errand/ui/field.tsx";
import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMessageDraft } from "@errand/ui/use-message-draft.ts";
import ImagePlus from "lucide-react/icons/image-plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useId } from "react";
import { Phrases } from "./phrases.tsx";

interface MessageFormProps {
  /** Why nobody can write; null while they can. What was typed stays, to be copied. */
  closed: string | null;
  /** To whom it is written, as far as phrases are for them. */
  receiver: PartyType;
  onSend(text: string, pictures: File[]): void;
  onTyping(): void;
}

const buttonClasses = "grid size-14 shrink-0 place-items-center rounded-[18px]";

/** What is written to the other party. */
export function MessageForm({ closed, receiver, onSend, onTyping }: MessageFormProps) {
  const t = useMessages("chat");
  const id = useId();
  const draft = useMessageDraft(onSend);
  const { text, pictures, setPictures, isEmpty } = draft;
  const notice = closed !== null && <p className="p-1 text-center text-strong">{closed}</p>;
  if (closed !== null && isEmpty) return <div className="border-t border-line p-3">{notice}</div>;
  return (
    <form
      className="flex flex-col gap-3 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (closed === null) draft.send();
      }}
    >
      {notice}
      {closed === null && text === "" && (
        <Phrases
          receiver={receiver}
          onChoose={(phrase) => {
            draft.setText(phrase);
            draft.input.current?.focus();
          }}
        />
      )}
      {pictures && (
        <PicturesField
          label={t("pictures")}
          value={pictures}
          onChange={setPictures}
          max={maxMessagePictures}
        />
      )}
      <div className="flex items-end gap-2">
        <button
          type="button"
          aria-label={t("attach")}
          aria-expanded={pictures !== null}
          className={`${buttonClasses} bg-sunken`}
          onClick={() => setPictures(pictures ? null : [])}
        >
          <ImagePlus aria-hidden className="size-6" />
        </button>
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
          placeholder={t("write")}
          readOnly={closed !== null}
          onKeyDown={closed === null ? draft.onKeyDown : undefined}
          onChange={({ target }) => {
            draft.setText(target.value);
            onTyping();
          }}
          className={`${controlClasses} field-sizing-content max-h-40 resize-none min-h-14 min-w-0 grow py-3.5 text-ticket`}
        />
        <button
          type="submit"
          aria-label={t("send")}
          aria-disabled={isEmpty || closed !== null}
          className={`${buttonClasses} bg-ink text-paper aria-disabled:opacity-55`}
        >
          <SendHorizontal aria-hidden className="size-6 rtl:-scale-x-100" />
        </button>
      </div>
    </form>
  );
}
