import { type KeyboardEvent, useRef, useState } from "react";

/**
 * What is typed, which stays until it is sent. Enter sends; Shift and Enter begin another line.
 * `pictures` is null while none are chosen.
 */
export function useMessageDraft(onSend: (text: string, pictures: File[]) => void) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [pictures, setPictures] = useState<File[] | null>(null);
  const isEmpty = text.trim() === "" && (pictures ?? []).length === 0;

  function sendText(content: string) {
    onSend(content.trim(), pictures ?? []);
    setText("");
    setPictures(null);
    input.current?.focus();
  }

  function send() {
    if (!isEmpty) sendText(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return { input, text, setText, pictures, setPictures, isEmpty, send, sendText, onKeyDown };
}
