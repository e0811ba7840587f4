import type { ReactNode } from "react";
import type { Scope } from "../api/api-request.ts";
import { PageScope } from "../api/scope.tsx";
import { NowProvider } from "./now.tsx";

interface PageDataProps {
  /** When the loader ran, in milliseconds. */
  now: number;
  /** The scope that the loader read the data for. */
  scope: Scope;
  children: ReactNode;
}

/** Wraps a catalogue page and provides the time and the scope of its loader data. */
export function PageData({ now, scope, children }: PageDataProps) {
  return (
    <NowProvider start={now}>
      <PageScope scope={scope}>{children}</PageScope>
    </NowProvider>
  );
}
