import { localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readPayouts } from "../ledger/payouts.data.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { readPapers } from "./courier-papers.data.ts";
import { courierPapers } from "./courier-papers.tables.ts";
import { readShifts } from "./courier-shifts.data.ts";
import { beginsWithin } from "./shift-period.ts";

interface CourierAccountFeedOptions extends Pick<AnyRequestContext, "db" | "language"> {
  courierId: number;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/** More than a courier has at a time. */
const maxListed = 100;

/** Something of a courier, and what of it tells a change: not links, which are new each time. */
interface Known {
  event: "paper" | "shift" | "payout";
  id: number;
  data: object;
  state: string;
}

/**
 * Papers, shifts and payouts of a courier as they change. At the start, also of a resumed stream,
 * nothing is sent: the lists say what there is. A position only counts events.
 */
export function courierAccountFeed(
  api: OrderApi,
  { db, language, courierId, resumeAfter }: CourierAccountFeedOptions,
): PositionedFeed {
  let known: Map<string, string> | null = null;
  let isChanged = true;
  const [, received] = /^a(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `a${count}`;

  function send(event: Known["event"], data: object) {
    count += 1;
    return { id: position(), event, data };
  }

  return {
    watch: (wake) =>
      api.changes.onSubject("couriers", String(courierId), () => {
        isChanged = true;
        wake("news");
      }),
    async news() {
      if (!isChanged) return [];
      // Before reading: a change in between is read again, rather than lost.
      isChanged = false;
      const present = await readAll(api, db, { courierId, language });
      const before = known;
      known = new Map(present.map(({ event, id, state }) => [`${event}:${id}`, state]));
      if (!before) return [];
      const changed = present.filter(
        ({ event, id, state }) => before.get(`${event}:${id}`) !== state,
      );
      const removed = [...before.keys()].filter(
        (key) => !known?.has(key) && key.startsWith("shift:"),
      );
      return [
        ...changed.map(({ event, data }) => send(event, data)),
        ...removed.map((key) => send("shift", { id: Number(key.slice(6)), removed: true })),
      ];
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}

async function readAll(
  api: OrderApi,
  db: Database,
  { courierId, language }: Pick<CourierAccountFeedOptions, "courierId" | "language">,
): Promise<Known[]> {
  const now = api.clock();
  const { timeZone, courierShifts } = await api.shop();
  const { fileUrl } = serializeOptions(api, language);
  const papers = await readPapers(
    db,
    eq(courierPapers.courierId, courierId),
    { isOldestFirst: false, limit: maxListed },
    { today: localTime(now, timeZone).day, fileUrl },
  );
  const shifts = courierShifts
    ? await readShifts(db, beginsWithin({}, now, timeZone), courierId)
    : [];
  const account = { kind: "courier", courierId } as const;
  const page = { limit: maxListed, offset: 1 };
  const { payouts } = await readPayouts(db, account, "courier_payout", page);
  return [
    ...papers.map(({ courier_id: _id, courier_name: _name, ...data }) => {
      const { id, state, reason, expired } = data;
      return { event: "paper" as const, id, data, state: JSON.stringify([state, reason, expired]) };
    }),
    ...shifts.map((data) => ({ event: "shift" as const, id: data.id, data, state: stateOf(data) })),
    ...payouts.map((data) => ({
      event: "payout" as const,
      id: data.id,
      data,
      state: stateOf(data),
    })),
  ];
}

const stateOf = (data: object) => JSON.stringify(data);
