import { Outlet } from "react-router";
import type { Route } from "./+types/page-frame";
import { PageError } from "./error-page.tsx";

/** Catches the errors of one page, so that header and footer stay. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
