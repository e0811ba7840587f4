import type { Feed, LiveEvent } from "./streams.ts";

/** A feed that can be resumed. */
export interface PositionedFeed extends Feed {
  /** The id of the last event, or of none: what a stream resumes after. It never decreases. */
  position(): string;
}

/** Between the positions in an id. */
const separator = "-";

/**
 * The position in each of several feeds that a `Last-Event-ID` states; null in one that it does not
 * name.
 */
export function positionIn(lastEventId: string | null, feed: number): string | null {
  return lastEventId?.split(separator)[feed] ?? null;
}

/**
 * One stream of several feeds, each of which resumes for itself: the id of an event has the
 * position in each.
 */
export function joinFeeds(feeds: readonly PositionedFeed[]): Feed {
  return {
    watch(wake) {
      const stops = feeds.map((feed) => feed.watch(wake));
      return () => {
        for (const stop of stops) stop();
      };
    },
    async news() {
      const positions = feeds.map((feed) => feed.position());
      const all: LiveEvent[][] = [];
      for (const feed of feeds) all.push(await feed.news());
      for (const [index, feed] of feeds.entries()) {
        if (all[index]?.length === 0) positions[index] = feed.position();
      }
      return all.flatMap((events, index) =>
        events.map((event) => {
          positions[index] = event.id;
          return { ...event, id: positions.join(separator) };
        }),
      );
    },
    isOver: () => feeds.some((feed) => feed.isOver()),
    async mayWatch() {
      for (const feed of feeds) if (!(await feed.mayWatch())) return false;
      return true;
    },
  };
}
