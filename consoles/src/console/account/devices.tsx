import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useConsole } from "../console.ts";
import type { StaffDevice } from "../staff-api.ts";
import { useTimeText } from "../use-shop.ts";

const queryKey = ["devices"];

/** The devices on which the member is signed in. */
export function Devices() {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: api.readDevices });
  const endOthers = useSignOutDevices(api.endOtherDevices);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Spinner className="mx-auto size-8" />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t("devices.endOthers")}
        </Button>
      )}
    </>
  );
}

function useSignOutDevices(end: () => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries({ queryKey });
    },
    onError: reportError,
  });
}

function DeviceRow({ device }: { device: StaffDevice }) {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const { date, clock } = useTimeText();
  const end = useSignOutDevices(() => api.endDevice({ id: device.id }));
  const { browser, system, is_current, last_used_at, created_at } = device;
  const name = [browser, system].filter(Boolean).join(", ") || t("devices.unknown");
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0">
        <b className="block wrap-anywhere">{name}</b>
        <span className="block text-muted">
          {is_current
            ? t("devices.current")
            : t("devices.used", { day: date(last_used_at), time: clock(last_used_at) })}
        </span>
        <span className="block text-muted">{t("devices.since", { day: date(created_at) })}</span>
      </p>
      {!is_current && (
        <Button
          variant="outline"
          size="sm"
          isBusy={end.isPending}
          aria-label={t("devices.endNamed", { name })}
          onClick={() => end.mutate()}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
