/** What is to be done or will happen, one after the other. */
export function NumberedSteps({ steps, badge }: { steps: string[]; badge: string }) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3.5">
          <span
            aria-hidden
            className={`grid size-8 shrink-0 place-items-center rounded-full font-bold ${badge}`}
          >
            {index + 1}
          </span>
          <span className="pt-1">{step}</span>
        </li>
      ))}
    </ol>
  );
}
