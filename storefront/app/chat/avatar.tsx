import type { Party } from "@errand/core/chat/chat.types";
import { Picture } from "@errand/ui/picture.tsx";
import Bike from "lucide-react/icons/bike";
import Headset from "lucide-react/icons/headset";
import Store from "lucide-react/icons/store";

const icons = { admin: Headset, vendor: Store, delivery_man: Bike, customer: Headset };

/** The picture of a party, or what it is. */
export function Avatar({ party }: { party: Party }) {
  const Icon = icons[party.type];
  if (party.image_full_url && party.type !== "admin") {
    return (
      <span className="w-11 shrink-0">
        <Picture src={party.image_full_url} alt="" sizes="44px" className="rounded-full" />
      </span>
    );
  }
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
      <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
    </span>
  );
}
