import type { Store } from "@errand/core/catalog/catalog.types";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { Dialog } from "@errand/ui/dialog.tsx";
import { pinIcon } from "@errand/ui/map/map-pin.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Phone from "lucide-react/icons/phone";
import { useMemo } from "react";
import { Marker } from "react-leaflet";

interface StoreMapDialogProps {
  open: boolean;
  onClose(): void;
  store: Store;
}

/** A store on the map, with its phone number. */
export function StoreMapDialog({ open, onClose, store }: StoreMapDialogProps) {
  const t = useMessages("catalog");
  const { latitude: lat, longitude: lng } = store;
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  const pins = useMemo(() => [position], [position]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t("store.where", { name: store.name })}
      text={store.address}
    >
      <TownMap
        center={position}
        zoom={16}
        pins={pins}
        label={t("store.onMap", { name: store.name })}
        className="h-[min(50dvh,24rem)]"
      >
        <Marker position={position} icon={pinIcon} interactive={false} keyboard={false} />
      </TownMap>
      <a href={`tel:${store.phone}`} className={buttonClasses("soft", "md", "mt-4")}>
        <Phone aria-hidden className="size-4.5" />
        <span className="sr-only">{t("store.call", { name: store.name })}</span>
        <span dir="ltr">{store.phone}</span>
      </a>
    </Dialog>
  );
}
