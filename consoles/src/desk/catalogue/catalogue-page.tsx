import { useMessages } from "@errand/ui/messages/messages.ts";
import { FamilyRoutes } from "../entries/family-routes.tsx";

const lists = ["categories", "brands", "reasons"] as const;

/** By what customers browse, and from what they choose. */
export function CataloguePage() {
  const desk = useMessages("desk");
  return (
    <FamilyRoutes title={desk("section.catalogue")} basePath="/desk/catalogue" lists={lists} />
  );
}
