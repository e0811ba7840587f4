import { NowProvider } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { needPlace } from "../location/need-place.ts";
import { PageHead } from "../page-head.tsx";
import { callContext, visitorContext } from "../server-context.ts";
import { useWords } from "../words/words.ts";
import type { Route } from "./+types/home.page";
import { browseOf } from "./browse.ts";
import { BrowseView } from "./browse-view.tsx";
import { readBrowse, readPreview, readSections } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";
import { ModuleChoice } from "./module-choice.tsx";
import { ModulePreview } from "./module-preview.tsx";

export { staysUnderItem as shouldRevalidate } from "../catalog/item-over-page.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  needPlace(context);
  const { module } = context.get(visitorContext);
  const call = context.get(callContext);
  const now = Date.now();
  if (module === null) return { view: "choice" as const, now };
  if (module.module_type === "parcel" || module.module_type === "rental") {
    return { view: "preview" as const, now, module, preview: await readPreview(call) };
  }
  const browse = browseOf(new URL(request.url).searchParams);
  if (browse) {
    return { view: "browse" as const, now, module, browse, ...(await readBrowse(call, browse)) };
  }
  return { view: "sections" as const, now, module, sections: await readSections(call) };
}

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const t = useWords("home");
  const { modules } = useShop();
  const module = data.view === "choice" ? null : modules.find(({ id }) => id === data.module.id);
  // The chosen module may not be open where the visitor is now.
  if (data.view === "choice" || !module) return <ModuleChoice />;
  return (
    <NowProvider start={data.now}>
      {data.view !== "browse" && (
        <PageHead
          title={t("pageTitle", { module: module.module_name })}
          description={module.description}
          picture={module.thumbnail_full_url}
        />
      )}
      {data.view === "sections" && (
        <HomeSections key={module.id} module={module} sections={data.sections} />
      )}
      {data.view === "browse" && (
        <BrowseView
          key={JSON.stringify([module.id, data.browse])}
          module={module}
          browse={data.browse}
          categories={data.categories}
          first={data.first}
        />
      )}
      {data.view === "preview" && <ModulePreview module={module} preview={data.preview} />}
    </NowProvider>
  );
}
