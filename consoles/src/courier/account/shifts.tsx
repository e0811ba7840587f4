import type { CourierContract } from "@errand/core/contract.courier";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";
import { PhoneButton } from "../phone-button.tsx";

type Shift = CourierContract["GET /courier/shifts"]["reply"][number];

/** When the courier plans to work; nothing where the shop has no shifts. */
export function Shifts() {
  const t = useMessages("my-account");
  const { call, endpointQuery, scope } = useCourierClient();
  const { data: shifts, refetch } = useQuery({
    ...endpointQuery(scope, "GET /courier/shifts", {}),
    // Most shops have none, and say so.
    retry: false,
  });
  const zones = useQuery({
    ...endpointQuery(scope, "GET /zone/list"),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: shifts !== undefined,
  });
  const change = useMutation({
    mutationFn: ({ id, mine }: Shift) =>
      call(`POST /courier/shifts/{id}/${mine ? "leave" : "take"}`, { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void refetch();
    },
    onError: reportError,
  });
  if (!shifts || shifts.length === 0) return null;
  const zoneName = (id: number) => zones.data?.find((zone) => zone.id === id)?.display_name ?? "";
  return (
    <section className="grid gap-3">
      <h2 className="text-[1.25rem]">{t("shifts.title")}</h2>
      <ul>
        {shifts.map((shift) => (
          <ShiftRow
            key={shift.id}
            shift={shift}
            zone={zoneName(shift.zone_id)}
            isBusy={change.isPending && change.variables.id === shift.id}
            onChange={() => change.mutate(shift)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ShiftRowProps {
  shift: Shift;
  zone: string;
  isBusy: boolean;
  onChange(): void;
}

function ShiftRow({ shift, zone, isBusy, onChange }: ShiftRowProps) {
  const t = useMessages("my-account");
  const { day, clock } = useTimeText();
  const { from, to, places, taken, mine } = shift;
  const left = places - taken;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 leading-tight tabular-nums">
      <p className="grow">
        <b className="block text-[1.125rem]">{`${day(from)}, ${clock(from)}–${clock(to)}`}</b>
        <span className="font-semibold text-strong">
          {[zone, t("shifts.left", { count: left })].filter(Boolean).join(", ")}
        </span>
      </p>
      {(mine || left > 0) && (
        <PhoneButton tone={mine ? "outline" : "ink"} isBusy={isBusy} onClick={onChange}>
          {t(mine ? "shifts.leave" : "shifts.take")}
        </PhoneButton>
      )}
    </li>
  );
}
