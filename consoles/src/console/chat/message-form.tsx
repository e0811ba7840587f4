import { maxMessageLength, maxMessagePictures } from "@errand/core/chat/message-limits";
import { controlClasses } from "@errand/ui/field.tsx";
import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ImagePlus from "lucide-react/icons/image-plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type KeyboardEvent, useId, useRef, useState } from "react";

interface MessageFormProps {
  onSend(text: string, pictures: File[]): void;
  onTyping(): void;
}

const buttonClasses = "grid size-14 shrink-0 place-items-center rounded-[18px]";

/** What is typed stays until it is sent. Enter sends; Shift and Enter begin another line. */
export function MessageForm({ onSend, onTyping }: MessageFormProps) {
  const t = useMessages("chat");
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [pictures, setPictures] = useState<File[] | null>(null);
  const isEmpty = text.trim() === "" && (pictures ?? []).length === 0;

  function send() {
    if (isEmpty) return;
    onSend(text.trim(), pictures ?? []);
    setText("");
    setPictures(null);
    input.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex flex-col gap-3 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
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
          ref={input}
          id={id}
          rows={1}
          dir="auto"
          value={text}
          maxLength={maxMessageLength}
          placeholder={t("write")}
          onKeyDown={sendByKey}
          onChange={({ target }) => {
            setText(target.value);
            onTyping();
          }}
          className={`${controlClasses} field-sizing-content max-h-40 resize-none min-h-14 min-w-0 grow py-3.5 text-ticket`}
        />
        <button
          type="submit"
          aria-label={t("send")}
          aria-disabled={isEmpty}
          className={`${buttonClasses} bg-ink text-paper aria-disabled:opacity-55`}
        >
          <SendHorizontal aria-hidden className="size-6 rtl:-scale-x-100" />
        </button>
      </div>
    </form>
  );
}
