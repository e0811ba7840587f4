import type { Group, GroupMember } from "@errand/core/groups/groups.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";
import { call } from "../api/call.ts";
import { Money } from "../config/money.tsx";
import { useGroupCall } from "./use-group-call.ts";

const looks = {
  choosing: "bg-warn-soft text-warn",
  ready: "bg-good-soft text-good",
  paid: "bg-good-soft text-good",
  wants_nothing: "bg-sunken text-muted",
};

interface MemberListProps {
  group: Group;
  /** For the host, who chooses for others and removes them. */
  onChoose?: ((memberId: number) => void) | undefined;
}

/** Who is in a group, what each has chosen as far as the visitor sees it, and who is missing. */
export function MemberList({ group, onChoose }: MemberListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {group.members.map((member) => (
        <Member key={member.id} group={group} member={member} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface MemberProps extends MemberListProps {
  member: GroupMember;
}

function Member({ group, member, onChoose }: MemberProps) {
  const t = useMessages("groups");
  const { code, me, state: groupState } = group;
  const { isBusy, run } = useGroupCall(code);
  const { id, name, is_host: isHost, state, count, lines, amount } = member;
  const isRunning = groupState === "open" || groupState === "locked";
  const dishes = lines.map(({ item, quantity }) => `${quantity} × ${item.name}`).join(", ");
  const isEmpty = state === "choosing" && count === 0;
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken font-bold"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div className="min-w-0 grow">
        <p className="font-bold wrap-anywhere">
          <bdi>{name}</bdi>
          {id === me && <span className="ms-1.5 font-normal text-muted">{t("members.you")}</span>}
        </p>
        <p className="text-meta text-muted wrap-anywhere">
          {dishes ? <bdi>{dishes}</bdi> : t("members.pieces", { count })}
        </p>
        {onChoose && groupState === "open" && id !== me && (
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="min-h-8 text-start text-meta font-bold text-accent wrap-anywhere hover:underline"
          >
            {t("members.choose", { name })}
          </button>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
        <span
          className={classNames(
            "rounded-full px-2.5 py-1 text-meta font-bold",
            isEmpty ? "bg-sunken text-muted" : looks[state],
          )}
        >
          {t(isEmpty ? "members.nothing" : `members.${state}`)}
        </span>
        {amount !== undefined && <Money amount={amount} className="font-bold" />}
      </div>
      {onChoose && isRunning && !isHost && (
        <IconButton
          icon={X}
          label={t("members.remove", { name })}
          disabled={isBusy}
          onClick={() =>
            void run(() => call("DELETE /customer/group/member", { code, member_id: id }))
          }
        />
      )}
    </li>
  );
}
