import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";

const steps = ["confirm", "assign", "pickup", "return"] as const;

/** What happens after the booking, so that nothing surprises. */
export function NextSteps({ needsLicence }: { needsLicence: boolean }) {
  const t = useMessages("trips");
  return (
    <Section title={t("next.title")}>
      <ol className="space-y-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-line text-sm font-bold tabular-nums"
            >
              {index + 1}
            </span>
            {t(step === "pickup" && !needsLicence ? "next.pickupWithout" : `next.${step}`)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
