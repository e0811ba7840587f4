import { once } from "node:events";
import { moveCity } from "../cities/move/move-city.ts";
import { StartError } from "../process/start-error.ts";

/**
 * The command that the test of moves kills. It says each step to its parent and waits for its word,
 * and says in the end why it could not go on, if so.
 */
process.once("message", async ({ from, to }: { from: string; to: string }) => {
  let reason: string | null = null;
  try {
    await moveCity({
      ...{ from, to },
      progress: (_title, work) => work(() => {}),
      print: () => {},
      async onStep(step) {
        process.send?.({ step });
        await once(process, "message");
      },
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    reason = error.message;
  }
  process.send?.({ ended: true, reason }, () => process.disconnect());
});
