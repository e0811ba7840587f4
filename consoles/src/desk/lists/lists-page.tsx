import { useMessages } from "@errand/ui/messages/messages.ts";
import { settingLists } from "../entries/entry-lists.ts";
import { FamilyRoutes } from "../entries/family-routes.tsx";

/** What the shop offers, and what people choose from. */
export function ListsPage() {
  const desk = useMessages("desk");
  return <FamilyRoutes title={desk("section.lists")} basePath="/desk/lists" lists={settingLists} />;
}
