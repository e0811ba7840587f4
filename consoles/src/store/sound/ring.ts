import { useEffect, useRef } from "react";
import { useNow } from "../../console/use-now.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useSounds } from "./use-sound.ts";

/** A ring sounds again after this time, and louder when nobody has answered for a minute. */
const againMs = 5000;
const louderMs = 60_000;

/** The tickets that ring: new ones that nobody has answered, the longest waiting first. */
export function getRinging(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets
    .filter(({ stage }) => stage === "new")
    .toSorted((a, b) => Date.parse(a.waits_since) - Date.parse(b.waits_since));
}

/**
 * Rings while a ticket waits: in the moment in which it is shown, then every five seconds.
 */
export function useRing(ringing: readonly Ticket[]): void {
  const sounds = useSounds();
  const longest = useRef<Ticket | undefined>(undefined);
  const former = useRef<ReadonlySet<string>>(new Set());
  const ids = ringing.map(({ id }) => id).join();
  const isRinging = ids !== "";

  useEffect(() => {
    longest.current = ringing[0];
  });

  useEffect(() => {
    const present = new Set(ids === "" ? [] : ids.split(","));
    // One that is new is heard at once, whenever the last ring was.
    const isAnyNew = [...present].some((id) => !former.current.has(id));
    former.current = present;
    if (isAnyNew) sounds.play("new");
  }, [ids, sounds]);

  useEffect(() => {
    if (!isRinging) return;
    const timer = setInterval(() => {
      const since = Date.parse(longest.current?.waits_since ?? "");
      sounds.play("new", Date.now() - since > louderMs);
    }, againMs);
    return () => clearInterval(timer);
  }, [isRinging, sounds]);
}

/** Sounds once for each courier who has come to the counter, by the ids of their orders. */
export function useCourierSound(here: readonly number[]): void {
  const sounds = useSounds();
  const former = useRef<ReadonlySet<string>>(new Set());
  const ids = here.join();
  useEffect(() => {
    const present = new Set(ids === "" ? [] : ids.split(","));
    if ([...present].some((id) => !former.current.has(id))) sounds.play("courier");
    former.current = present;
  }, [ids, sounds]);
}

/** Sounds once when something begins to be wrong, such as a lost connection. */
export function useTroubleSound(isTrouble: boolean): void {
  const sounds = useSounds();
  useEffect(() => {
    if (isTrouble) sounds.play("trouble");
  }, [isTrouble, sounds]);
}

/** How long a ticket has been ringing, as "0:18". */
export function useRingTime({ waits_since }: Pick<Ticket, "waits_since">): string {
  const seconds = Math.max(0, Math.floor((useNow(1000) - Date.parse(waits_since)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
