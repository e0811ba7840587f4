import type { ReactNode } from "react";

/** Keeps the room of a text that appears once the browser knows it, so that nothing moves then. */
export function KeptRoom({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="invisible">
      {children}
    </span>
  );
}

/** A text in the room of the one that it replaces, when that is wider. */
export function InRoomOf({ before, children }: { before: string; children: ReactNode }) {
  return (
    <span className="inline-grid *:col-start-1 *:row-start-1">
      <KeptRoom>{before}</KeptRoom>
      <span>{children}</span>
    </span>
  );
}
