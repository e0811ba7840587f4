import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import type { PanelProps } from "../shell/panels.ts";

/**
 * Says what became of the money of the account that has just been removed, and the reference of a
 * claim.
 */
export function AccountRemovedDialog({ open, onClose, input }: PanelProps<"account-removed">) {
  const t = useMessages("profile");
  const ui = useMessages("ui");
  const money = useMoney();
  const { config } = useShop();
  const { returned, claim, given_up, loyalty_point } = input;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("removed.title")}
      size="sm"
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      <ul className="flex flex-col gap-3">
        {returned.map(({ payment_id, amount, method }) => (
          <li key={payment_id}>{t("removed.returned", { amount: money(amount), method })}</li>
        ))}
        {claim && claim.amount > 0 && (
          <li>{t("removed.claim", { amount: money(claim.amount), contact: config.email })}</li>
        )}
        {claim && (
          <li className="rounded-control bg-sunken px-4 py-3">
            <p className="text-muted">{t("removed.reference")}</p>
            <p className="text-lg font-bold tracking-wide select-all" dir="ltr">
              {claim.reference}
            </p>
            {returned.length > 0 && (
              <p className="mt-1 text-sm text-muted">
                {t("removed.refused", { contact: config.email })}
              </p>
            )}
          </li>
        )}
        {given_up > 0 && <li>{t("removed.ended", { amount: money(given_up) })}</li>}
        {loyalty_point > 0 && <li>{t("removed.points", { count: loyalty_point })}</li>}
      </ul>
    </Dialog>
  );
}
