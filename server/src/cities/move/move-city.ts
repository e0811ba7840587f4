import type { Progress } from "../../process/progress.ts";
import { StartError } from "../../process/start-error.ts";
import {
  checkContinued,
  checkSource,
  checkTarget,
  checkTargetAddress,
  estimateCopy,
  toPlace,
} from "./check-move.ts";
import { type Place, toPlaceName, withClient } from "./city-client.ts";
import {
  checkVersions,
  prepareTarget,
  publish,
  subscribe,
  toMegabytes,
  waitUntilCopied,
} from "./copy-city.ts";
import { openTarget, removeOldPlace, undoMove } from "./end-move.ts";
import { createGuards } from "./guards.ts";
import { readMove } from "./move-state.data.ts";
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

type MoveStep = "prepare" | "publish" | "subscribe" | "guard" | "switch" | "open";

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
      await checkTarget(source, await checkSource(source), target);
      await onStep("prepare");
      await progress("Creating the tables", () => prepareTarget(target));
      await checkVersions(source, target);
      await onStep("publish");
      await publish(source, to);
      await onStep("subscribe");
      await subscribe(source, target);
      await progress("Copying", (report) => waitUntilCopied(source, target, report));
      await onStep("guard");
      await progress("Preparing to switch", () => createGuards(source));
      await onStep("switch");
      const held = await progress("Switching", () => switchCity(source, target));
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
    await checkTarget(source, await checkSource(source), target);
    const { tables, bytes, seconds } = await estimateCopy(source);
    print(
      `${tables} tables with ${toMegabytes(bytes)} would move from ${source.name} to ${target.name}, in about ${seconds} s`,
    );
  });
}

/** Ends a move that has not switched yet: the city stays, and the target is empty again. */
export async function abortMove({ from, print }: Pick<MoveOptions, "from" | "print">) {
  await withClient(from, async (client) => {
    const source = await toPlace(from, client);
    const move = await readMove(client);
    if (move === null) throw new StartError("the city does not move");
    if (move.state === "moved") {
      throw new StartError(
        `the city is at ${toPlaceName(move.url)} already: --finish ends the move`,
      );
    }
    if (move.state === "arriving") throw new StartError(`the city is not at ${source.name} yet`);
    try {
      await withClient(move.url, async (other) => undoMove(source, await toPlace(move.url, other)));
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
  await withClient(from, async (client) => {
    const source = await toPlace(from, client);
    const move = await readMove(client);
    if (move?.state !== "moved") throw new StartError(`the city has not moved from ${source.name}`);
    await withClient(move.url, async (other) => openTarget(source, await toPlace(move.url, other)));
    await removeOldPlace(source);
    print(`${source.name} has nothing of the city any more`);
  });
}

async function withPlaces(
  from: string,
  to: string,
  use: (source: Place, target: Place) => Promise<void>,
) {
  await checkTargetAddress(to);
  await withClient(from, (one) =>
    withClient(to, async (other) => use(await toPlace(from, one), await toPlace(to, other))),
  );
}
