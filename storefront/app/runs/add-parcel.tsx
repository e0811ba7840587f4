import { useMessages } from "@errand/ui/messages/messages.ts";
import PackagePlus from "lucide-react/icons/package-plus";
import type { ErrandParcel } from "./errand-parcel.ts";
import { ParcelButton } from "./parcel-button.tsx";
import { useParcelModule } from "./use-sendable.ts";

interface AddParcelProps {
  /** An errand has one at most. */
  parcel: ErrandParcel | null;
  onAdd(parcel: ErrandParcel): void;
}

/** Offers to take a parcel along, where parcels can be sent. */
export function AddParcel({ parcel, onAdd }: AddParcelProps) {
  const t = useMessages("runs");
  const module = useParcelModule();
  if (parcel || !module) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-5">
      <div className="min-w-0">
        <p className="text-title font-bold">{t("parcel.offer")}</p>
        <p className="text-meta text-muted">{t("parcel.offerText")}</p>
      </div>
      <ParcelButton parcel={null} onChange={onAdd} variant="soft" className="shrink-0">
        <PackagePlus aria-hidden className="size-5" />
        {t("parcel.add")}
      </ParcelButton>
    </div>
  );
}
