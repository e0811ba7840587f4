import type { OutboxEntry } from "@errand/client/outbox.ts";
import { ApiError } from "@errand/core/api-error";
import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { type CourierAct, getPhotos } from "./courier-act.ts";

/** An act that the server has refused, until the courier has seen it. */
export interface Refusal {
  key: string;
  act: CourierAct;
  doneAt: number;
  /** The codes and the words of the server. */
  codes: string[];
  text: string;
}

/** Whether the customer named another code; the door says so, where it can be entered again. */
export function isWrongCode({ act, codes }: Refusal): boolean {
  return act.do === "deliver" && codes.includes("otp");
}

export interface Refusals {
  list(): readonly Refusal[];
  subscribe(listener: () => void): () => void;
  add(entry: OutboxEntry<CourierAct>, error: unknown): void;
  remove(key: string): void;
}

/** Creates the list of what was refused; `onChange` stores it against a reload. */
export function createRefusals(stored: readonly Refusal[], onChange: () => void): Refusals {
  let list = stored;
  const listeners = new Set<() => void>();

  function change(next: Refusal[]) {
    list = next;
    onChange();
    for (const listener of listeners) listener();
  }

  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ key, act, doneAt }, error) {
      const errors = error instanceof ApiError ? error.errors : [];
      const text = errors.map(({ message }) => message).join(" ");
      change([...list, { key, act, doneAt, codes: errors.map(({ code }) => code), text }]);
    },
    remove(key) {
      const removed = list.find((refusal) => refusal.key === key);
      if (removed) void deletePictures(getPhotos(removed.act));
      change(list.filter((refusal) => refusal.key !== key));
    },
  };
}
