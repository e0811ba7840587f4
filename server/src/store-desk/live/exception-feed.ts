import type { ExceptionUpdate } from "@errand/core/store-desk/desk-live.contract";
import type { PositionedFeed } from "../../requests/joined-feed.ts";
import type { ExceptionBoard } from "./exception-board.ts";
import { isInZones, toException } from "./read-exceptions.ts";

interface ExceptionFeedOptions {
  board: ExceptionBoard;
  /** Of the operator; null for all. */
  zoneIds: readonly number[] | null;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/**
 * What the desk must act on: all exceptions at the start, also of a resumed stream, then each that
 * begins and each that is over.
 */
export function exceptionFeed({
  board,
  zoneIds,
  resumeAfter,
}: ExceptionFeedOptions): PositionedFeed {
  let isChanged = true;
  const sent = new Set<string>();
  const [, received] = /^x(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `x${count}`;

  return {
    watch: (wake) =>
      board.watch(() => {
        isChanged = true;
        wake("news");
      }),
    async news() {
      if (!isChanged) return [];
      isChanged = false;
      const own = (await board.current()).filter((one) => isInZones(one, zoneIds));
      const keys = new Set(own.map(({ key }) => key));
      const over = [...sent].filter((key) => !keys.has(key));
      const begun = own.filter(({ key }) => !sent.has(key));
      for (const key of over) sent.delete(key);
      for (const { key } of begun) sent.add(key);
      const updates: ExceptionUpdate[] = [
        ...over.map((key) => ({ key, over: true as const })),
        ...begun.map(toException),
      ];
      return updates.map((data) => {
        count += 1;
        return { id: position(), event: "exception", data };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}
