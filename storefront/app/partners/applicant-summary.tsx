import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";
import { SummarySection } from "./summary-section.tsx";

/** Who applies. */
export function ApplicantSummary({ draft }: { draft: ApplicantDraft }) {
  const t = useMessages("partners");
  return (
    <SummarySection
      step="you"
      facts={[
        { label: t("you.name"), value: `${draft.f_name} ${draft.l_name}`.trim() },
        { label: t("you.email"), value: draft.email },
        { label: t("you.phone"), value: maskedPhone(draft.phone) },
      ]}
    />
  );
}
