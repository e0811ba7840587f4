import type { Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import { StoreGrid } from "../lists/card-lists.tsx";
import { usePages } from "../lists/use-pages.ts";
import { useMessages } from "../messages/messages.ts";
import { Picture } from "../ui/picture.tsx";
import type { Preview } from "./home-data.ts";
import { allStoresRequest } from "./requests.ts";
import { Section } from "./section.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** The home page of rental, which cannot be ordered yet: its vehicles, stores and reasons. */
export function ModulePreview({ module, preview }: { module: Module; preview: Preview }) {
  const t = useMessages("home");
  const pages = usePages(
    "GET /stores/get-stores/{filter_data}",
    allStoresRequest,
    preview.stores,
    (page): Store[] => page.stores,
  );
  return (
    <div className="page-column flex flex-col gap-10 py-6 md:py-10">
      <header className="flex flex-col-reverse overflow-hidden rounded-panel bg-accent-soft">
        <div className="p-5 md:p-8">
          <h1 className="text-3xl md:text-4xl">{module.module_name}</h1>
          <p className="mt-3 text-lg">{module.description}</p>
          <p className="mt-4 text-muted">{t("soon.rental")}</p>
        </div>
        <Picture
          src={module.thumbnail_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className="pastel-picture max-h-80"
        />
      </header>
      {preview.kinds.length > 0 && (
        <Section title={t("soon.vehicles")}>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {preview.kinds.map((kind) => (
              <KindCard key={kind.id} kind={kind} />
            ))}
          </ul>
        </Section>
      )}
      {pages.things.length > 0 && (
        <Section title={t("soon.providers")}>
          <StoreGrid pages={pages} isLink={false} />
        </Section>
      )}
      {preview.reasons.length > 0 && <WhyChoose reasons={preview.reasons} />}
    </div>
  );
}

function KindCard({ kind: { name, image_full_url } }: { kind: Preview["kinds"][number] }) {
  return (
    <li className="flex items-center gap-4">
      <Picture
        src={image_full_url}
        alt=""
        sizes="64px"
        className="pastel-picture size-16! shrink-0 rounded-control"
      />
      <h3 className="min-w-0 text-base leading-snug">{name}</h3>
    </li>
  );
}
