import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { type StaffList, useRefreshStaff } from "./staff.queries.ts";

/** Who is invited and has not come yet. */
export function Invitations({ list: { invitations } }: { list: StaffList }) {
  const t = useMessages("staff-list");
  const { date } = useTimeText();
  const { call } = useStoreClient();
  const refresh = useRefreshStaff();
  const withdraw = useMutation({
    mutationFn: (id: number) => call("DELETE /store/staff/invitations/{id}", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: reportError,
  });
  if (invitations.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("invited")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <p className="min-w-0">
              <b className="block wrap-anywhere">{email}</b>
              <span className="text-strong">
                {role.name}, {t("until", { time: date(expires_at) })}
              </span>
            </p>
            <OfficeButton
              isBusy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              {t("withdraw")}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
