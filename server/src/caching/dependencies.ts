import { AsyncLocalStorage } from "node:async_hooks";
import { anyChangeTag, type Tag } from "./tags.ts";

/** The tags of what a value is made from, collected while it is computed. */
export interface Dependencies {
  run<T>(compute: () => T): T;
  /** A value that names no dependency depends on any change. */
  tags(): readonly Tag[];
}

const collecting = new AsyncLocalStorage<Set<Tag>>();

export function collectDependencies(): Dependencies {
  const tags = new Set<Tag>();
  return {
    run: (compute) => collecting.run(tags, compute),
    tags: () => (tags.size > 0 ? [...tags] : [anyChangeTag]),
  };
}

/**
 * Adds tags to the value that is being computed, such as a response or a page. Functions that read
 * stores, items or lists call it, so that a handler needs no list of what it reads. Without effect
 * elsewhere.
 */
export function dependsOn(...tags: readonly Tag[]): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}
