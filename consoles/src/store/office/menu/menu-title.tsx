import { useMessages } from "@errand/ui/messages/messages.ts";
import { useCatalogue } from "./menu.queries.ts";

/** A kitchen has a menu, other stores have a catalogue. */
export function MenuTitle() {
  const t = useMessages("office");
  const type = useCatalogue().data?.module_type;
  if (type === undefined) return "\u00a0";
  return t(type === "food" ? "section.menu" : "section.catalogue");
}
