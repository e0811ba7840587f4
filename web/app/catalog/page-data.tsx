import type { ReactNode } from "react";
import type { Scope } from "../api/api-request.ts";
import { PageScope } from "../api/scope.tsx";
import { NowProvider } from "./now.tsx";

interface PageDataProps {
  /** When the loader read it. */
  now: number;
  /** For whom: where and in which module they shop. */
  scope: Scope;
  children: ReactNode;
}

/** Around a page of the catalogue: when and in which scope its data was read. */
export function PageData({ now, scope, children }: PageDataProps) {
  return (
    <NowProvider start={now}>
      <PageScope scope={scope}>{children}</PageScope>
    </NowProvider>
  );
}
