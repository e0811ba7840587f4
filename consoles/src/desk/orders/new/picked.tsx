import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";

/** What is taken, and the way back to the search. */
export function Picked({ name, onChange }: { name: string; onChange(): void }) {
  const t = useMessages("phone-order");
  return (
    <p className="flex items-center gap-3">
      <bdi className="min-w-0 grow truncate font-bold">{name}</bdi>
      <OfficeButton aria-label={t("changeNamed", { name })} onClick={onChange}>
        {t("change")}
      </OfficeButton>
    </p>
  );
}
