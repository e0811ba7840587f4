import { useMessages } from "@errand/ui/messages/messages.ts";
import { FamilyRoutes } from "../entries/family-routes.tsx";
import { PreviewButton } from "../entries/preview-button.tsx";
import { Calendar } from "./calendar.tsx";
import { marketingLists } from "./marketing-lists.ts";

/** What customers are shown and given, beside what stores sell. */
export function MarketingPage() {
  const desk = useMessages("desk");
  const t = useMessages("entries");
  return (
    <FamilyRoutes
      title={desk("section.marketing")}
      basePath="/desk/marketing"
      lists={marketingLists}
      overview={{
        label: t("calendar.title"),
        screen: <Calendar />,
        acts: <PreviewButton changes={[]} />,
      }}
    />
  );
}
