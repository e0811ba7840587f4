import { sessionValues } from "./safe-storage.ts";
export type ToastKind = "success" | "error" | "info";

export interface ToastMessage {
  /** A later message with the same id replaces the earlier one. */
  id: string;
  kind: ToastKind;
  text: string;
}

interface ToastOptions {
  id?: string;
}

/** Messages that were sent before the toaster has loaded. */
const queue: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | null = null;
let announce = () => {};
let count = 0;

/**
 * Shows a short message at the edge of the screen and reads it out:
 * `toast.success(t("itemAdded"))`.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => send("success", text, options),
  info: (text: string, options?: ToastOptions) => send("info", text, options),
  /** An error without an id replaces the previous one (spec §8). */
  error: (text: string, options: ToastOptions = { id: "error" }) => send("error", text, options),
};

function send(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  const message = { id: options.id ?? `toast-${++count}`, kind, text };
  if (show) show(message);
  else queue.push(message);
  announce();
}

/** Whether the toaster is needed. */
export const firstToast = {
  subscribe(listener: () => void) {
    announce = listener;
    return () => {
      announce = () => {};
    };
  },
  isNeeded: () => queue.length > 0 || show !== null,
  /** The toaster cannot be loaded: drops the messages in the queue. */
  drop() {
    queue.length = 0;
    announce();
  },
};

/** Passes every message to `listener`: those in the queue, and later ones. */
export function showToasts(listener: (message: ToastMessage) => void): () => void {
  show = listener;
  for (const message of queue.splice(0)) listener(message);
  return () => {
    show = null;
  };
}

const afterLoad = "toast-after-load";

/** Shows a message after the next page load. Without session storage it is lost. */
export function toastAfterLoad(kind: ToastKind, text: string): void {
  sessionValues.write(afterLoad, JSON.stringify([kind, text]));
}

/** Shows the message that `toastAfterLoad` stored before this page load. */
export function showToastAfterLoad(): void {
  const stored = sessionValues.readJson(afterLoad);
  sessionValues.remove(afterLoad);
  if (!Array.isArray(stored) || typeof stored[1] !== "string") return;
  toast[stored[0] === "error" ? "error" : "success"](stored[1]);
}
