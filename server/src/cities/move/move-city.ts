import type { Progress } from "../../process/progress.ts";
import { StartError } from "../../process/start-error.ts";
import { checkAddress, checkContinued, checkPlaces, estimateCopy, toPlace } from "./check-move.ts";
import { lockPlace, type Place, toPlaceName, withClient } from "./city-client.ts";
import {
  analyze,
  prepareTarget,
  publish,
  subscribe,
  toMegabytes,
  waitUntilCopied,
  watchFailures,
} from "./copy-city.ts";
import { isEmptyPlace, openTarget, removeOldPlace, undoMove } from "./end-move.ts";
import { createGuards } from "./guards.ts";
import { readMove, writeMoveState } from "./move-state.data.ts";
import { switchCity } from "./switch-city.ts";

export interface MoveOptions {
  /** The address with which the processes of the city have started. */
  from: string;
  to: string;
  progress: Progress;
  print: (line: string) => void;
  /** Called before each step; a test ends the move there. */
  onStep?: (step: MoveStep) => Promise<void> | void;
}

export const moveSteps = [
  "begin",
  "prepare",
  "publish",
  "subscribe",
  "copy",
  "guard",
  "switch",
  "open",
] as const;
export type MoveStep = (typeof moveSteps)[number];

/**
 * Moves a city that is open to another PostgreSQL (decision 052), or goes on with a move that was
 * interrupted. Throws `StartError` when it cannot; the city is then whole where it was.
 */
export async function moveCity(options: MoveOptions): Promise<void> {
  const { from, to, progress, print, onStep = () => {} } = options;
  await withPlaces(from, to, async (source, target) => {
    await checkContinued(source, to);
    const move = await readMove(source.client);
    if (move?.state !== "moved") {
      await checkPlaces(source, target);
      await onStep("begin");
      await writeMoveState(source.client, to, "copying");
      await onStep("prepare");
      await progress("Creating the tables", () => prepareTarget(source, target));
      await onStep("publish");
      await publish(source);
      await onStep("subscribe");
      await subscribe(source, target);
      await onStep("copy");
      const failures = await watchFailures(target);
      await progress("Copying", (report) => waitUntilCopied(source, target, failures, report));
      await progress("Counting the rows", () => analyze(target));
      await onStep("guard");
      await progress("Preparing to switch", () => createGuards(source));
      await onStep("switch");
      const held = await progress("Switching", () => switchCity(source, target, failures));
      print(`Writes were held for ${(held / 1000).toFixed(2)} s`);
    }
    await onStep("open");
    await progress("Opening the new place", () => openTarget(source, target));
    print(`The city is at ${target.name}; ${source.name} can only be read, until --finish`);
  });
}

/** Prints what a move would take. Changes nothing. */
export async function planMove({ from, to, print }: Pick<MoveOptions, "from" | "to" | "print">) {
  await withPlaces(from, to, async (source, target) => {
    await checkContinued(source, to);
    await checkPlaces(source, target);
    const { tables, bytes, seconds } = await estimateCopy(source);
    print(
      `${tables} tables with ${toMegabytes(bytes)} would move from ${source.name} to ${target.name}, in about ${seconds} s`,
    );
  });
}

/** Ends a move that has not switched yet: the city stays, and the target is empty again. */
export async function abortMove({ from, print }: Pick<MoveOptions, "from" | "print">) {
  await withPlace("source", from, async (source) => {
    const move = await readMove(source.client);
    if (move === null) throw new StartError("the city does not move");
    if (move.state === "moved") {
      throw new StartError(
        `the city is at ${toPlaceName(move.url)} already: --finish ends the move`,
      );
    }
    if (move.state === "arriving") throw new StartError(`the city is not at ${source.name} yet`);
    try {
      await withPlace("target", move.url, (target) => undoMove(source, target));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      await undoMove(source, null);
      print(`${error.message}; drop what it has of the city by hand`);
    }
    print(`The city stays at ${source.name}`);
  });
}

/** Removes what the city has left where it was. `from` is the address of that place. */
export async function finishMove({ from, print }: Pick<MoveOptions, "from" | "print">) {
  await withPlace("source", from, async (source) => {
    const move = await readMove(source.client);
    if (move?.state === "moved") {
      await withPlace("target", move.url, (target) => openTarget(source, target));
      await removeOldPlace(source);
    } else if (!(await isEmptyPlace(source))) {
      throw new StartError(`the city has not moved from ${source.name}`);
    }
    print(`${source.name} has nothing of the city any more`);
  });
}

/** No other command works at the place meanwhile. */
async function withPlace<Result>(
  role: "source" | "target",
  url: string,
  use: (place: Place) => Promise<Result>,
) {
  return withClient(url, async (client) => {
    const place = await toPlace(url, client);
    await lockPlace(place, role);
    return use(place);
  });
}

async function withPlaces(
  from: string,
  to: string,
  use: (source: Place, target: Place) => Promise<void>,
) {
  await checkAddress(from);
  await checkAddress(to);
  await withClient(from, (one) =>
    withClient(to, async (other) => {
      const [source, target] = [await toPlace(from, one), await toPlace(to, other)];
      await lockPlace(source, "source");
      await lockPlace(target, "target");
      await use(source, target);
    }),
  );
}
