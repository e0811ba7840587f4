import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  /** Beside the title: what is shown of it, such as a period. */
  children?: ReactNode;
  /** At the end: what can be done with all of it. */
  acts?: ReactNode;
}

/** The head of a section. */
export function PageHead({ title, children, acts }: PageHeadProps) {
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2 md:sticky md:top-0 md:z-10 md:px-5">
      <h1 className="text-lg font-extrabold">{title}</h1>
      {children}
      {acts && <div className="ms-auto flex flex-wrap items-center gap-2">{acts}</div>}
    </div>
  );
}
