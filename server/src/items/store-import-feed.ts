import type { Language } from "@errand/core/language";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import { readImportsAfter, readLastFinished } from "./store-imports.data.ts";

interface ImportFeedOptions {
  db: Database;
  changes: ChangeFeed;
  storeId: number;
  /** The language of the reader. */
  language: Language;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/**
 * The imports of a store: the one that runs, or those since the last event received, then each
 * change. A position is the last import whose end was sent: those after it are sent again rather
 * than lost, and a store has one at a time.
 */
export function storeImportFeed({
  db,
  changes,
  storeId,
  language,
  resumeAfter,
}: ImportFeedOptions): PositionedFeed {
  const [, resumed] = /^i(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let finished: number | null = resumed === undefined ? null : Number(resumed);
  /** What was last sent of each import that is not over. */
  const sent = new Map<number, string>();
  const position = () => `i${finished ?? 0}`;

  return {
    watch: (wake) => changes.onSubject("imports", String(storeId), () => wake("news")),
    async news() {
      finished ??= await readLastFinished(db, storeId);
      const imports = await readImportsAfter(db, storeId, finished, language);
      return imports.flatMap((each) => {
        const state = JSON.stringify(each);
        if (sent.get(each.id) === state) return [];
        sent.set(each.id, state);
        if (each.finished_at !== null) {
          finished = each.id;
          sent.delete(each.id);
        }
        return { id: position(), event: "import", data: each };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}
