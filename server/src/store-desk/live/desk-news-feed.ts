import { isPermitted, type Permission } from "@errand/core/principals";
import type { ChangedEntry, DeskChange } from "@errand/core/store-desk/desk-live.contract";
import type { ChangeFeed } from "../../database/change-feed.ts";
import type { StaffOf } from "../../requests/caller.ts";
import type { PositionedFeed } from "../../requests/joined-feed.ts";

/** The events about orders and applications, with the permission of who may read them. */
const permissions = {
  refund: "refunds",
  payment: "payments",
  partner: "partners",
  incident: "orders",
} as const satisfies Record<string, Permission>;
type Kind = keyof typeof permissions;
const kinds = Object.keys(permissions) as Kind[];

/** A notification of the triggers. */
type Notice =
  | ({ event: Kind; zone_id: number | null } & DeskChange)
  | ({ event: "entry" } & ChangedEntry);

interface DeskNewsFeedOptions {
  staff: Pick<StaffOf<"desk">, "kind" | "permissions" | "zoneIds">;
  /** The permission of who may read an entry; null for an unknown one. */
  permissionOf: (path: string) => Permission | null;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/**
 * What of refunds, transfers, applications, incidents and entries is added or changed, for the
 * screens that show them. What was missed is not read again: the screens are told to.
 */
export function deskNewsFeed(
  changes: Pick<ChangeFeed, "on">,
  { staff, permissionOf, resumeAfter }: DeskNewsFeedOptions,
): PositionedFeed {
  const own = kinds.filter((kind) => isPermitted(staff, permissions[kind], true));
  const waiting = new Map<string, { event: Kind | "entry"; data: DeskChange | ChangedEntry }>();
  const [, received] = /^d(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `d${count}`;

  function addAll() {
    for (const event of own) waiting.set(event, { event, data: { id: null, order_id: null } });
    waiting.set("entry", { event: "entry", data: { path: null, version: null } });
  }

  function add(payload: string) {
    const notice: Notice = JSON.parse(payload);
    if (notice.event === "entry") {
      const permission = notice.path === null ? null : permissionOf(notice.path);
      if (permission === null || !isPermitted(staff, permission, true)) return;
      const { event, ...data } = notice;
      waiting.set(payload, { event, data });
      return;
    }
    const { event, zone_id: zone, ...data } = notice;
    const isOwnZone = staff.zoneIds === null || (zone !== null && staff.zoneIds.includes(zone));
    if (isOwnZone && own.includes(event)) waiting.set(payload, { event, data });
  }

  if (received !== undefined) addAll();
  return {
    watch: (wake) =>
      changes.on("desk", (payload) => {
        if (payload === "") addAll();
        else add(payload);
        if (waiting.size > 0) wake("news");
      }),
    async news() {
      const events = [...waiting.values()];
      waiting.clear();
      return events.map((event) => {
        count += 1;
        return { id: position(), ...event };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}
