import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import FileText from "lucide-react/icons/file-text";
import { useShop } from "../config/shop.ts";

/** Leads to the order of a prescription, in stores that take them. */
export function PrescriptionLink({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  if (!config.prescription_order_status || !store.prescription_order) return null;
  return (
    <LinkButton
      to={`/checkout?page=prescription&store_id=${store.id}`}
      variant="outline"
      className="self-start"
    >
      <FileText aria-hidden className="size-5" />
      {t("store.prescriptionOrder")}
    </LinkButton>
  );
}
