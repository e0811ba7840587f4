import type { ReactNode } from "react";

interface PartnerColumnsProps {
  children: ReactNode;
  aside: ReactNode;
}

/**
 * The form or the state of an application, and what happens next beside it; one below the other on
 * small screens.
 */
export function PartnerColumns({ children, aside }: PartnerColumnsProps) {
  return (
    <div className="mt-7 flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-14">
      <div className="min-w-0">{children}</div>
      <aside className="flex flex-col gap-5 lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6 desk:top-36">
        {aside}
      </aside>
    </div>
  );
}
