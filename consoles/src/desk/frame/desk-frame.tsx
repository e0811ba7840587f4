import type { Message } from "@errand/core/chat/chat.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useChatState } from "../../console/chat/use-chat.ts";
import { useMember } from "../../console/console.ts";
import { useShopName } from "../../console/me.queries.ts";
import { OfficeFrame } from "../../console/office/office-frame.tsx";
import { isSectionFor } from "../../console/office/section.ts";
import { useFreshEntries } from "../entries/use-fresh-entries.ts";
import { deskSections } from "../sections.ts";
import { useDeskCounters } from "../stream/use-desk-counters.ts";
import { useDeskConnection, useDeskEvent } from "../stream/use-desk-stream.ts";
import { Find } from "./find.tsx";

/** The menu of the desk, and the section that is open. */
export function DeskFrame() {
  const t = useMessages("desk");
  const me = useMember();
  useDeskEvent("message", (news) => {
    const name = findWriter(news as Message);
    if (name !== null && !location.pathname.startsWith("/desk/messages"))
      toast.info(t("wrote", { name }));
  });
  useFreshEntries();
  const unread = useChatState((state) => state.unread);
  const waiting = useDeskCounters();
  const counts: Record<string, number | undefined> = {
    live: waiting.exceptions,
    queues: sumOf([
      waiting.incidents,
      waiting.refunds,
      waiting.payments,
      waiting.partners,
      waiting.papers,
      waiting.reviews,
    ]),
    messages: unread,
    health: waiting.jobs,
  };
  const sections = deskSections
    .filter((section) => isSectionFor(me, section))
    .map(({ name, opens, ...section }) => ({
      ...section,
      title: t(name),
      ...(opens && { group: t(opens) }),
      count: counts[section.path] ?? 0,
    }));
  return (
    <OfficeFrame
      basePath="/desk"
      sections={sections}
      name={useShopName()}
      title={me.zone_ids ? t("someZones", { count: me.zone_ids.length }) : t("title")}
      nothing={t("nothing")}
      find={<Find sections={sections} />}
      signals={<ConnectionSignal />}
    />
  );
}

/** Says while the server cannot be heard: what is shown may be old. */
function ConnectionSignal() {
  const t = useMessages("desk");
  const connection = useDeskConnection();
  return (
    <div role="status">
      {connection === "waiting" && (
        <p className="bg-warn-soft px-4 py-2 font-semibold text-warn md:px-5">{t("offline")}</p>
      )}
    </div>
  );
}

function sumOf(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Later than this, a message is no news: the counter says it. */
const newsMs = 60_000;

/** The name of who has just written to the desk; null for other messages. */
function findWriter({ sender, created_at }: Message): string | null {
  if (sender.type === "admin" || Date.now() - Date.parse(created_at) > newsMs) return null;
  return sender.name;
}
