import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import Bell from "lucide-react/icons/bell";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { call } from "../api/call.ts";
import { useMoney } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { Countdown } from "./countdown.tsx";
import { Invite } from "./invite.tsx";
import { MemberList } from "./member-list.tsx";
import { PlaceGroup } from "./place-group.tsx";
import { useGroupCall } from "./use-group-call.ts";
import { useInvitation } from "./use-invitation.ts";

const minuteMs = 60_000;

interface HostGroupProps {
  group: Group;
  /** The host chooses, also for others. */
  onChoose(memberId: number): void;
}

/** The group as its host sees it: who is missing, the link, who pays, and the order. */
export function HostGroup({ group, onChoose }: HostGroupProps) {
  const t = useMessages("groups");
  const { clock } = useDateTimeText();
  const { address, expected_at: expectedAt, deadline, store, me } = group;
  const values = { time: clock(deadline), address: address ?? "" };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        <header>
          <h1 className="text-2xl wrap-anywhere md:text-3xl">
            {t("host.title", { store: store.name })}
          </h1>
          <p className="mt-1 text-muted">
            {address !== undefined && expectedAt !== undefined
              ? t("host.closesFor", { ...values, expected: clock(expectedAt) })
              : t("host.closes", values)}
          </p>
        </header>
        <State group={group} />
        <MemberList group={group} onChoose={onChoose} />
        <div className="flex flex-wrap gap-3">
          {group.state === "open" && me !== undefined && (
            <Button variant="soft" onClick={() => onChoose(me)}>
              {t("host.choose")}
            </Button>
          )}
          <Remind group={group} />
          <CancelButton group={group} />
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <Invite group={group} />
        <WhoPays group={group} />
        <PlaceGroup group={group} />
      </div>
    </div>
  );
}

/** How many are ready, how long they can choose, and ten minutes more. */
function State({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { code, members, deadline, state } = group;
  const { isBusy, run } = useGroupCall(code);
  const ready = members.filter((each) => each.state === "ready" || each.state === "paid").length;
  const values = { count: members.length, ready };

  function extend() {
    const from = Math.max(new Date(deadline).getTime(), Date.now());
    const later = new Date(from + 10 * minuteMs + 1000).toISOString();
    void run(() => call("PUT /customer/group", { code, deadline: later }));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-sunken p-4">
      <Users aria-hidden className="size-6 shrink-0" />
      <p role="status" className="min-w-40 grow basis-40">
        <b className="block">{t("host.ready", values)}</b>
        <span className="text-meta text-muted">
          {t(state === "locked" ? "host.locked" : "host.onlyReady")}
        </span>
      </p>
      {state === "open" && <Countdown until={deadline} />}
      <Button variant="outline" size="sm" className="bg-paper" isBusy={isBusy} onClick={extend}>
        {t(state === "locked" ? "host.reopen" : "host.more")}
      </Button>
    </div>
  );
}

function WhoPays({ group: { code, who_pays: whoPays, limit } }: { group: Group }) {
  const t = useMessages("groups");
  const money = useMoney();
  const { run } = useGroupCall(code);
  const host =
    limit === undefined ? t("whoPays.host") : t("whoPays.hostUpTo", { amount: money(limit) });
  return (
    <section aria-labelledby="who-pays">
      <h2 id="who-pays" className="mb-1 text-title">
        {t("whoPays.title")}
      </h2>
      <RadioList<"host" | "each">
        label={t("whoPays.title")}
        options={[
          { value: "each", label: t("whoPays.each") },
          { value: "host", label: host },
        ]}
        value={whoPays}
        onChange={(who_pays) => void run(() => call("PUT /customer/group", { code, who_pays }))}
      />
    </section>
  );
}

/** Sends the link again to who still chooses, by whatever the host writes to them with. */
function Remind({ group }: { group: Group }) {
  const t = useMessages("groups");
  const language = useLanguage();
  const { share } = useInvitation(group);
  const { clock } = useDateTimeText();
  const missing = group.members.filter(({ state, is_host }) => state === "choosing" && !is_host);
  if (group.state !== "open" || missing.length === 0) return null;
  const names = new Intl.ListFormat(language).format(missing.map(({ name }) => name));
  const values = { names, store: group.store.name, time: clock(group.deadline) };
  return (
    <Button variant="soft" onClick={() => void share(t("host.reminder", values))}>
      <Bell aria-hidden className="size-4" />
      {t("host.remind", { names })}
    </Button>
  );
}

function CancelButton({ group: { code } }: { group: Group }) {
  const t = useMessages("groups");
  const { isBusy, run } = useGroupCall(code);
  const [isAsking, setAsking] = useState(false);
  async function cancel() {
    await call("DELETE /customer/group", { code });
    return call("GET /customer/group", { code });
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t("host.cancel")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("host.cancelTitle")}
        text={t("host.cancelText")}
        isDestructive
        isBusy={isBusy}
        onYes={() => void run(cancel)}
      />
    </>
  );
}
