import { shop } from "../config/config.tables.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { withTimeLimit } from "../process/time-limit.ts";

/** Whether the shop of an installation is set up. Once it is, it stays so. */
export interface Opening {
  isSetUp(): Promise<boolean>;
  /** Calls back once the shop is set up, which another process may do at any time. */
  onSetUp(act: () => void): void;
}

export function createOpening(db: Database, changes: ChangeFeed): Opening {
  let done = false;
  let asking: Promise<boolean> | null = null;
  const waiting: (() => void)[] = [];

  async function ask(): Promise<boolean> {
    done ||= (await db.$count(shop)) > 0;
    if (done) for (const act of waiting.splice(0)) act();
    return done;
  }

  /** Requests that arrive together ask the database once. */
  function isSetUp(): Promise<boolean> {
    if (done) return Promise.resolve(true);
    asking ??= withTimeLimit(ask(), "whether the shop is set up").finally(() => {
      asking = null;
    });
    return asking;
  }

  const stop = changes.on("catalogue", () => {
    // A failure is one of the database, which every request reports.
    isSetUp().then(
      (isDone) => isDone && stop(),
      () => {},
    );
  });
  return {
    isSetUp,
    onSetUp(act) {
      if (done) act();
      else waiting.push(act);
    },
  };
}
