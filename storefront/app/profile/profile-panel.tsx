import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Popover } from "@errand/ui/popover.tsx";
import type { PanelProps } from "../shell/panels.ts";
import { AccountMenu } from "./account-menu.tsx";
import { CustomerSummary } from "./customer-summary.tsx";

/** The signed-in customer and the account menu. */
export function ProfilePanel({ open, onClose, input: { anchor } }: PanelProps<"profile">) {
  const t = useMessages("profile");
  const content = (
    <div className="flex flex-col gap-4">
      <CustomerSummary />
      <nav aria-label={t("menu")}>
        <AccountMenu onLeave={onClose} className="-mx-2" />
      </nav>
    </div>
  );
  return anchor ? (
    <Popover open={open} onClose={onClose} title={t("title")} anchor={anchor}>
      {content}
    </Popover>
  ) : (
    <Dialog open={open} onClose={onClose} title={t("title")} size="sm">
      {content}
    </Dialog>
  );
}
