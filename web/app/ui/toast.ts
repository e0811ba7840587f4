export type ToastKind = "success" | "error" | "info";

export interface ToastMessage {
  /** Two messages of one id are one message: the later words replace the earlier. */
  id: string;
  kind: ToastKind;
  text: string;
}

interface ToastOptions {
  id?: string;
}

/** Messages that nobody has shown yet. */
const waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | null = null;
let announce = () => {};
let count = 0;

/** Shows a short message at the edge of the screen and reads it out: `toast.success(t("itemAdded"))`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => send("success", text, options),
  info: (text: string, options?: ToastOptions) => send("info", text, options),
  /** Errors that have no id of their own share one place, as the spec asks (§8). */
  error: (text: string, options: ToastOptions = { id: "error" }) => send("error", text, options),
};

function send(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  const message = { id: options.id ?? `toast-${++count}`, kind, text };
  if (show) show(message);
  else waiting.push(message);
  announce();
}

/** Whether there is a message that needs somebody to show it. */
export const firstToast = {
  subscribe(changed: () => void) {
    announce = changed;
    return () => {
      announce = () => {};
    };
  },
  isThere: () => waiting.length > 0 || show !== null,
  /** Nobody can show what waits. */
  drop() {
    waiting.length = 0;
    announce();
  },
};

/** Hands every message to `shower`: those that wait, and those to come. */
export function showToasts(shower: (message: ToastMessage) => void): () => void {
  show = shower;
  for (const message of waiting.splice(0)) shower(message);
  return () => {
    show = null;
  };
}

const afterLoad = "toast-after-load";

/** Shows a message once the page that is about to load is there. */
export function toastAfterLoad(kind: ToastKind, text: string): void {
  try {
    sessionStorage.setItem(afterLoad, JSON.stringify([kind, text]));
  } catch {
    // Without session storage the message is lost, not the visit.
  }
}

/** Shows what `toastAfterLoad` left for this page. */
export function showToastAfterLoad(): void {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(afterLoad) ?? "null");
    sessionStorage.removeItem(afterLoad);
    if (!Array.isArray(left) || typeof left[1] !== "string") return;
    toast[left[0] === "error" ? "error" : "success"](left[1]);
  } catch {
    // As above.
  }
}
