import type { User } from "@errand/core/account/account.contract";
import type { AccountBalance, OngoingOrders } from "@errand/core/account/profile.contract";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { balanceIn } from "./account-balance.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

interface Refusal {
  message: string;
  ongoing: OngoingOrders["orders"];
}

/** Removes the account permanently after a confirmation (spec §4, Account delete). */
export function DeleteAccount({ profile }: { profile: User }) {
  const t = useMessages("profile");
  const [isConfirming, setConfirming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [balance, setBalance] = useState<AccountBalance | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Asks what becomes of the money before the question is shown. */
  async function begin() {
    setRefusal(null);
    if (profile.wallet_balance === 0) return setConfirming(true);
    setAsking(true);
    try {
      // Without a statement, and with a balance, the server never deletes: it says what there is.
      const { wallet_balance } = profile;
      await call("DELETE /customer/remove-account", { wallet_balance });
    } catch (error) {
      showError(error);
    }
    setAsking(false);
  }

  /**
   * Asks about the money that is left, or shows the first error, such as an active order (spec §8).
   */
  function showError(error: unknown) {
    const left = balanceIn(error);
    setBalance(left);
    setConfirming(left !== null);
    if (left) return;
    const [first] = error instanceof ApiError ? error.errors : [];
    const running = first?.data as Partial<OngoingOrders> | undefined;
    setRefusal({ message: first?.message ?? "", ongoing: running?.orders ?? [] });
    if (first?.message) toast.error(first.message);
    else reportError(error);
  }

  return (
    <div>
      <Button variant="outline" isBusy={isAsking} onClick={begin}>
        <span className="text-bad">{t("delete.action")}</span>
      </Button>
      {refusal?.message && (
        <div role="alert" className="mt-2">
          <p className="font-medium text-bad">{refusal.message}</p>
          <ul>
            {refusal.ongoing.map(({ id, kind }) => (
              <li key={id}>
                <PageLink
                  to={`/track-order?${kind === "trip" ? "trip_id" : "order_id"}=${id}`}
                  className="inline-block py-2.5 font-medium underline"
                >
                  {t(`delete.ongoing.${kind}`, { id: String(id) })}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DeleteDialog
        open={isConfirming}
        profile={profile}
        balance={balance}
        onClose={() => setConfirming(false)}
        onRefused={showError}
      />
    </div>
  );
}
