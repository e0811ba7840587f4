import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface SectionProps {
  title: string;
  /** One line under the title. */
  text?: ReactNode;
  /** The errors of this section that prevent the order. */
  refusals?: string[];
  /** Left out of what is printed. A wrapper that hides it would take its line. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

/** A section of a page, with its errors at the top. Lines separate the sections, not boxes. */
export function Section({
  title,
  text,
  refusals = [],
  isScreenOnly = false,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "border-t border-line pt-6 pb-2 first:border-t-0 first:pt-0",
        isScreenOnly && "no-print",
      )}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-0.5 text-muted">{text}</p>}
      <Refusals texts={refusals} />
      <div className="mt-4">{children}</div>
    </section>
  );
}

export function Refusals({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p
      key={text}
      role="alert"
      data-error=""
      tabIndex={-1}
      className="mt-3 flex items-start gap-2.5 rounded-control bg-bad-soft px-3.5 py-2.5 font-medium text-bad"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  ));
}
