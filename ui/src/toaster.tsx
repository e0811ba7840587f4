import { Toast } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { useMessages } from "./messages/messages.ts";
import { showToasts, type ToastKind, type ToastMessage } from "./toast.ts";

const manager = Toast.createToastManager();

const icons: Record<ToastKind, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};
const colours: Record<ToastKind, string> = {
  success: "text-good",
  error: "text-bad",
  info: "text-accent",
};

/**
 * Shows one message at a time and announces it to screen readers; F6 focuses it. It appears at the
 * lower edge, above the bar with the button that it may ask to press again. Hover and focus keep it
 * open.
 */
export function Toaster() {
  const t = useMessages("ui");
  useEffect(() => showToasts(add), []);

  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t("notifications")}
          data-above-bottom-bar=""
          className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-60 mx-auto flex max-w-sm flex-col gap-2 md:start-6 md:end-auto md:w-96"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function add({ id, kind, text }: ToastMessage): void {
  manager.add({ id, type: kind, title: text, timeout: timeToRead(kind, text) });
}

/**
 * In milliseconds. A longer message takes longer to read, and an error has to be understood as
 * well.
 */
export function timeToRead(kind: ToastKind, text: string): number {
  return Math.max(kind === "error" ? 6000 : 2500, text.length * 70);
}

function Messages() {
  const t = useMessages("ui");
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const kind = toast.type === "success" || toast.type === "error" ? toast.type : "info";
    const Icon = icons[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={["down", "left", "right"]}
        className="rounded-card border border-line/70 bg-raised shadow-float transition-[opacity,translate] duration-200 data-ending-style:translate-y-3 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-center gap-3 py-2 ps-4 pe-2">
          <Icon aria-hidden className={`size-5 shrink-0 ${colours[kind]}`} />
          <Toast.Title className="grow py-1.5 text-[0.9375rem] font-medium whitespace-pre-line" />
          <Toast.Close
            aria-label={t("close")}
            className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4.5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
