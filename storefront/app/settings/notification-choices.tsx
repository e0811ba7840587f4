import type { StorefrontContract } from "@errand/core/contract.storefront";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { usePush } from "../notifications/use-push.ts";

type Choices = StorefrontContract["GET /customer/notification-settings"]["reply"];

const pushed = ["orders_push", "messages_push", "rewards_push", "offers_push"] as const;
const defaultQuietHours = { quiet_from: "22:00:00", quiet_until: "07:00:00" };

/** Of what the customer is notified, how and when. Each change is stored at once. */
export function NotificationChoices() {
  const t = useMessages("settings");
  const { choices, isError, refetch, change } = useChoices();
  if (!choices) {
    if (isError) return <ErrorState text={t("notifications.loadError")} onRetry={refetch} />;
    return <Skeleton className="h-72 rounded-control" />;
  }
  return (
    <div className="flex flex-col gap-5">
      <ThisDevice />
      <Group legend={t("notifications.pushed")}>
        {pushed.map((name) => (
          <Checkbox
            key={name}
            isChecked={choices[name]}
            onChange={(isChecked) => change({ [name]: isChecked })}
          >
            {t(`notifications.kind.${name}`)}
          </Checkbox>
        ))}
      </Group>
      <Group legend={t("notifications.email")}>
        <Checkbox
          isChecked={choices.orders_email}
          onChange={(isChecked) => change({ orders_email: isChecked })}
        >
          {t("notifications.kind.orders_email")}
        </Checkbox>
        <p className="text-sm text-muted">{t("notifications.always")}</p>
      </Group>
      <Group legend={t("notifications.quiet")}>
        <Checkbox
          isChecked={choices.quiet_from !== null}
          onChange={(isChecked) =>
            change(isChecked ? defaultQuietHours : { quiet_from: null, quiet_until: null })
          }
        >
          {t("notifications.quietText")}
        </Checkbox>
        {choices.quiet_from !== null && (
          <div className="mt-2 grid max-w-sm grid-cols-2 gap-3">
            <TimeField
              label={t("notifications.from")}
              time={choices.quiet_from}
              onChange={(quiet_from) => change({ quiet_from })}
            />
            <TimeField
              label={t("notifications.until")}
              time={choices.quiet_until}
              onChange={(quiet_until) => change({ quiet_until })}
            />
          </div>
        )}
      </Group>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Whether this browser receives pushed notifications: its own permission comes first. */
function ThisDevice() {
  const t = useMessages("settings");
  const { isActive, obstacle, change } = usePush();
  return (
    <div>
      <Checkbox
        isChecked={isActive === true && obstacle === null}
        isDisabled={isActive === null || obstacle !== null || change.isPending}
        onChange={(isWanted) => change.mutate(isWanted)}
      >
        <span className="font-semibold">{t("notifications.device")}</span>
      </Checkbox>
      {obstacle && (
        <p role="status" className="text-sm text-muted">
          {t(`notifications.${obstacle}`)}
        </p>
      )}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  time: string | null;
  onChange(time: string): void;
}

/** Without a time, the field says what it needs, and the stored time stays. */
function TimeField({ label, time, onChange }: TimeFieldProps) {
  const t = useMessages("settings");
  const [isMissing, setMissing] = useState(false);
  return (
    <TextField
      label={label}
      type="time"
      defaultValue={time?.slice(0, 5)}
      error={isMissing ? t("notifications.timeMissing", { name: label }) : undefined}
      onBlur={({ target }) => {
        setMissing(target.value === "");
        const chosen = `${target.value}:00`;
        if (target.value !== "" && chosen !== time) onChange(chosen);
      }}
    />
  );
}

function useChoices() {
  const client = useQueryClient();
  const query = endpointQuery(useAccountScope(), "GET /customer/notification-settings");
  const { data: choices, isError, refetch } = useQuery({ ...query, staleTime: 0 });
  const mutation = useMutation({
    scope: { id: "notification settings" },
    mutationFn: (changed: Choices) => call("PUT /customer/notification-settings", changed),
    onError: (error) => {
      reportError(error);
      void client.invalidateQueries(query);
    },
  });
  return {
    choices,
    isError,
    refetch: () => void refetch(),
    change(changes: Partial<Choices>) {
      const current = client.getQueryData(query.queryKey);
      if (!current) return;
      const changed = { ...current, ...changes };
      client.setQueryData(query.queryKey, changed);
      mutation.mutate(changed);
    },
  };
}
