import { Badge } from "@errand/ui/badge.tsx";
import { Button } from "@errand/ui/button.tsx";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import Laptop from "lucide-react/icons/laptop";
import LogOut from "lucide-react/icons/log-out";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { type DeviceSession, useEndSessions, useSessions } from "./sessions.queries.ts";

type Confirmation = { session: DeviceSession } | "all";

/** The devices on which the customer is signed in. All but this one can be signed out here. */
export function SessionList() {
  const t = useMessages("settings");
  const { data: sessions, isError, refetch } = useSessions();
  const ending = useEndSessions();
  const nameOf = useDeviceNames(sessions ?? []);
  const [confirmation, setConfirmation] = useState<Confirmation>("all");
  const [isConfirming, setConfirming] = useState(false);

  function confirm(about: Confirmation) {
    setConfirmation(about);
    setConfirming(true);
  }

  if (!sessions) {
    if (isError)
      return <ErrorState text={t("sessions.loadError")} onRetry={() => void refetch()} />;
    return <Skeleton className="h-32 rounded-control" />;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            name={nameOf(session)}
            onEnd={() => confirm({ session })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="outline" className="mt-3" onClick={() => confirm("all")}>
          <LogOut aria-hidden className="size-5" />
          {t("sessions.endOthers")}
        </Button>
      )}
      <ConfirmQuestion
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onYes={() =>
          ending.mutate(confirmation === "all" ? null : confirmation.session.id, {
            onSettled: () => setConfirming(false),
          })
        }
        isBusy={ending.isPending}
        title={t("sessions.question")}
        text={
          confirmation === "all"
            ? t("sessions.questionOthers")
            : t("sessions.questionOne", { device: nameOf(confirmation.session) })
        }
      />
    </>
  );
}

interface DeviceProps {
  session: DeviceSession;
  name: string;
  onEnd(): void;
}

function Device({ session, name, onEnd }: DeviceProps) {
  const t = useMessages("settings");
  const { day, clock } = useDateTimeText();
  const isPhone = ["Android", "iPhone", "iPad"].includes(session.system ?? "");
  const Icon = isPhone ? Smartphone : Laptop;
  const used = session.last_used_at;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.8} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.is_current && <Badge tone="good">{t("sessions.current")}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <span className="max-sm:block sm:me-4">
            {t("sessions.since", {
              day: day(session.created_at),
              time: clock(session.created_at),
            })}
          </span>
          {!session.is_current && (
            <span className="max-sm:block">
              {t("sessions.used", { day: day(used), time: clock(used) })}
            </span>
          )}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          aria-label={t("sessions.endLabel", { device: name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** The names of devices; those of the same kind are numbered by when they signed in. */
function useDeviceNames(sessions: DeviceSession[]) {
  const t = useMessages("settings");
  function kindOf({ browser, system }: DeviceSession): string {
    if (browser && system) return t("sessions.device", { browser, system });
    return browser ?? system ?? t("sessions.unknown");
  }
  return (session: DeviceSession) => {
    const device = kindOf(session);
    const alike = sessions
      .filter((other) => kindOf(other) === device)
      .sort((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id);
    if (alike.length < 2) return device;
    return t("sessions.numbered", { device, number: alike.indexOf(session) + 1 });
  };
}
