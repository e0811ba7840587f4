import type { CourierPositions } from "@errand/core/store-desk/desk-live.contract";
import type { PositionFeed, WrittenPosition } from "../../couriers/courier-positions.ts";
import type { PositionedFeed } from "../../requests/joined-feed.ts";

/** Between two batches. */
const intervalMs = 2_000;

/** Where couriers are who moved, in batches of two seconds. Where they were before is not sent. */
export function courierPositionFeed(
  positions: PositionFeed,
  resumeAfter: string | null,
): PositionedFeed {
  const moved = new Map<number, WrittenPosition>();
  let resting: NodeJS.Timeout | null = null;
  let wakeUp = () => {};
  const [, received] = /^p(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `p${count}`;

  function rest() {
    resting = setTimeout(() => {
      resting = null;
      if (moved.size > 0) wakeUp();
    }, intervalMs).unref();
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatch = positions.watchAll((latest) => {
        moved.set(latest.courierId, latest);
        if (!resting) wakeUp();
      });
      return () => {
        unwatch();
        if (resting) clearTimeout(resting);
      };
    },
    async news() {
      if (resting || moved.size === 0) return [];
      rest();
      const batch = [...moved.values()];
      moved.clear();
      count += 1;
      return [{ id: position(), event: "position", data: toPositions(batch) }];
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}

function toPositions(batch: WrittenPosition[]): CourierPositions {
  return {
    couriers: batch.map(({ courierId, latitude, longitude, heading, locatedAt }) => ({
      courier_id: courierId,
      ...{ latitude, longitude, heading: heading ?? null },
      time: locatedAt.toISOString(),
    })),
  };
}
