import { Outlet } from "react-router";
import type { Route } from "./+types/page-frame";
import { PageError } from "./error-page.tsx";
import { PendingSkeleton } from "./pending-skeleton.tsx";

/**
 * Catches the errors of one page, so that header and footer stay; covers it while the next one
 * loads.
 */
export default function PageFrame() {
  return (
    <>
      <Outlet />
      <PendingSkeleton />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
