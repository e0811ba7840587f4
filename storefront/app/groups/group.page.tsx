import { ApiError } from "@errand/core/api-error";
import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import UsersRound from "lucide-react/icons/users-round";
import { useLayoutEffect, useRef, useState } from "react";
import { PageHead } from "../rendering/page-head.tsx";
import type { Route } from "./+types/group.page";
import { Countdown } from "./countdown.tsx";
import { EndedGroup } from "./ended-group.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { HostGroup } from "./host-group.tsx";
import { JoinGroup } from "./join-group.tsx";
import { LeaveButton } from "./leave-button.tsx";
import { MemberList } from "./member-list.tsx";
import { NothingWanted } from "./nothing-wanted.tsx";
import { OwnOrder } from "./own-order.tsx";
import { ReadyMember } from "./ready-member.tsx";
import { useGroup } from "./use-group.ts";
import { useGroupStore } from "./use-group-store.ts";

/** An order of several people: one joins by its link, chooses, and is ready; its host orders. */
export default function GroupPage({ params }: Route.ComponentProps) {
  const t = useMessages("groups");
  // Only the browser knows who the visitor is.
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead title={t("title")} />
      <meta name="robots" content="noindex" />
      {isInBrowser ? <OpenedGroup code={params.code} /> : <Loading />}
    </>
  );
}

function OpenedGroup({ code }: { code: string }) {
  const t = useMessages("groups");
  const { group, error, refetch } = useGroup(code);
  if (group) return <GroupStep group={group} />;
  if (!error) return <Loading />;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div className="page-column py-8">
      {isUnknown ? (
        <EmptyState
          isPage
          icon={UsersRound}
          title={t("unknown.title")}
          text={t("unknown.text")}
          action={<LinkButton to="/home">{t("unknown.home")}</LinkButton>}
        />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function GroupStep({ group }: { group: Group }) {
  const { state, members, me } = group;
  const own = members.find(({ id }) => id === me);
  // For whom the host chooses.
  const [chosenFor, setChosenFor] = useState<number | null>(null);
  const isRunning = state === "open" || state === "locked";
  const chooser = own?.is_host
    ? members.find(({ id }) => id === chosenFor)
    : members.find(({ id, state }) => id === me && state === "choosing");
  const memberId = state === "open" && chooser ? chooser.id : null;
  useTopOnChange(memberId);
  if (memberId !== null) {
    const done = own?.is_host ? () => setChosenFor(null) : null;
    return <Choosing group={group} memberId={memberId} onDone={done} />;
  }
  return (
    <div className="page-column flex flex-col gap-8 py-8">
      {!isRunning ? (
        <EndedGroup group={group} />
      ) : !own ? (
        <JoinGroup group={group} />
      ) : own.is_host ? (
        <HostGroup group={group} onChoose={setChosenFor} />
      ) : (
        <>
          {own.state === "choosing" ? (
            <TooLate group={group} />
          ) : own.state === "wants_nothing" ? (
            <NothingWanted group={group} own={own} />
          ) : (
            <ReadyMember group={group} />
          )}
          <div className="mx-auto w-full max-w-md">
            <MemberList group={group} />
          </div>
        </>
      )}
    </div>
  );
}

/** Shows the top of the page when another step takes the place of a long menu, and back. */
function useTopOnChange(step: number | null) {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
  }, [step]);
}

/** The host has closed the group before the visitor was ready. */
function TooLate({ group: { host_name: host } }: { group: Group }) {
  const t = useMessages("groups");
  return (
    <div role="status">
      <EmptyState
        icon={UsersRound}
        title={t("tooLate.title", { host })}
        text={t("tooLate.text", { host })}
      />
    </div>
  );
}

interface ChoosingProps {
  group: Group;
  memberId: number;
  /** Leads back to the host's overview. */
  onDone: (() => void) | null;
}

function Choosing({ group, memberId, onDone }: ChoosingProps) {
  const t = useMessages("groups");
  const { data: store, isError, refetch } = useGroupStore(group);
  const name = group.members.find(({ id }) => id === memberId)?.name ?? "";
  return (
    <>
      <header className="page-column flex flex-wrap items-center gap-4 pt-6 pb-2">
        <div className="min-w-48 grow basis-48">
          <h1 className="text-2xl wrap-anywhere">
            {t(memberId === group.me ? "choose.title" : "choose.titleFor", { name })}
          </h1>
          <p className="text-muted wrap-anywhere">
            {t("choose.text", { host: group.host_name, store: group.store.name })}
          </p>
        </div>
        <Countdown until={group.deadline} />
        {onDone ? (
          <Button variant="soft" onClick={onDone}>
            {t("choose.back")}
          </Button>
        ) : (
          <LeaveButton group={group} />
        )}
      </header>
      {store && (
        <GroupMenu
          group={group}
          memberId={memberId}
          store={store}
          order={<OwnOrder group={group} memberId={memberId} onReady={onDone} />}
        />
      )}
      {!store && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Loading />)}
    </>
  );
}

function Loading() {
  const t = useMessages("groups");
  return (
    <div className="page-column py-8">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="mx-auto h-96 max-w-md rounded-panel" />
    </div>
  );
}
