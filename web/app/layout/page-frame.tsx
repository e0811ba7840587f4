import { Outlet } from "react-router";
import { ItemDialogHost } from "../items/item-dialog-host.tsx";
import type { Route } from "./+types/page-frame";
import { PageError } from "./error-page.tsx";

/** Catches what goes wrong in one page, so that header and footer stay; an item may open over it. */
export default function PageFrame() {
  return (
    <>
      <Outlet />
      <ItemDialogHost />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
