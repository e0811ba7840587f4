import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import LogIn from "lucide-react/icons/log-in";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import Zap from "lucide-react/icons/zap";
import { useNavigate } from "react-router";
import { openPanel, type PanelProps } from "../shell/panels.ts";

/**
 * Before checkout: continue as a guest, or with an account, which keeps the order history (spec
 * §2).
 */
export function GuestOrLoginDialog({ open, onClose, input }: PanelProps<"guest-or-login">) {
  const t = useMessages("account");
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} title={t("guest.title")} text={t("guest.text")}>
      <div className="flex flex-col gap-3">
        <Way
          icon={Zap}
          name={t("guest.guest")}
          text={t("guest.guestText")}
          onChoose={() => {
            onClose();
            void navigate(input.next);
          }}
        />
        <Way
          icon={LogIn}
          name={t("guest.login")}
          text={t("guest.loginText")}
          onChoose={() => openPanel("sign-in", { mode: "sign-in", next: input.next })}
        />
        <Way
          icon={UserRoundPlus}
          name={t("guest.signUp")}
          text={t("guest.signUpText")}
          onChoose={() => openPanel("sign-in", { mode: "sign-up", next: input.next })}
        />
      </div>
    </Dialog>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  text: string;
  onChoose(): void;
}

function Way({ icon: Icon, name, text, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex items-center gap-4 rounded-card border border-line bg-card p-4 text-start transition-colors hover:border-accent"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden className="size-6" strokeWidth={1.8} />
      </span>
      <span>
        <span className="block text-lg font-semibold">{name}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </button>
  );
}
