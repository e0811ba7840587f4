import type { ReactNode } from "react";

interface NumberedStep {
  key: string;
  title: string;
  content: ReactNode;
}

/** What happens, one after the other, with its number. */
export function NumberedSteps({ steps }: { steps: NumberedStep[] }) {
  return (
    <ol className="flex flex-col gap-6">
      {steps.map(({ key, title, content }, index) => (
        <li key={key} className="flex gap-3.5">
          <span
            aria-hidden
            className={`grid size-9 shrink-0 place-items-center rounded-full font-bold ${index === 0 ? "bg-ink text-paper" : "bg-sunken"}`}
          >
            {index + 1}
          </span>
          <section className="min-w-0 grow pt-1" aria-label={title}>
            <h3 className="mb-1 text-lg font-bold">{title}</h3>
            {content}
          </section>
        </li>
      ))}
    </ol>
  );
}
