import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import type { Invited } from "./staff.types.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

/** Operators who have not chosen a password yet. */
export function Invitations({ invitations }: { invitations: readonly Invited[] }) {
  const t = useMessages("desk-staff");
  const { date } = useTimeText();
  const { call } = useDeskClient();
  const refresh = useRefreshStaff();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => call("DELETE /desk/staff/invitations/{id}", { id }),
    onSuccess: ({ message }) => toast.success(message),
    onError: reportError,
    onSettled: refresh,
  });
  if (invitations.length === 0) return null;
  return (
    <section className="border-t border-line p-4 md:p-5">
      <h2 className="mb-2 text-body font-bold">{t("invitations")}</h2>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <b>{email}</b> · {role.name} · {t("until", { day: date(expires_at) })}
            </span>
            <OfficeButton
              isBusy={isPending}
              aria-label={t("withdrawNamed", { email })}
              onClick={() => mutate(id)}
            >
              {t("withdraw")}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
