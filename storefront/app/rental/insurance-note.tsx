import type { RentalTerms } from "@errand/core/rental/rental-terms";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useInsuranceText } from "./use-insurance-text.ts";

/** What is insured and what damage costs; nothing where the terms say neither. */
export function InsuranceNote({ terms }: { terms: RentalTerms }) {
  const { cover, damage } = useInsuranceText()(terms);
  if (cover === null && damage === null) return null;
  return (
    <div className="flex items-start gap-3">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
      <div className="min-w-0">
        {cover && <p className="font-semibold">{cover}</p>}
        {damage && <p className="text-sm text-muted">{damage}</p>}
      </div>
    </div>
  );
}
