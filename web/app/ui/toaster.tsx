import { Toast } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { useMessages } from "../messages/messages.ts";
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
 * Shows messages and announces them to screen readers; F6 focuses them. They appear at the upper edge,
 * because the buttons that a message asks to press again are at the lower one.
 */
export function Toaster() {
  const t = useMessages("ui");
  useEffect(() => showToasts(add), []);

  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t("notifications")}
          className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-sm flex-col gap-2"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function add({ id, kind, text }: ToastMessage): void {
  // A longer message takes longer to read.
  manager.add({ id, type: kind, title: text, timeout: Math.max(5000, text.length * 70) });
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
        swipeDirection={["up", "left", "right"]}
        className="rounded-card border border-line bg-raised shadow-float transition-[opacity,translate] duration-200 data-ending-style:-translate-y-3 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
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
