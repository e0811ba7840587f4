import type { Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import { StoreGrid } from "../lists/card-lists.tsx";
import { usePages } from "../lists/use-pages.ts";
import { useMessages } from "../messages/messages.ts";
import { Picture } from "../ui/picture.tsx";
import type { Preview, PreviewCategory } from "./home-data.ts";
import { allStoresRequest } from "./requests.ts";
import { Section } from "./section.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** The home page of parcel and rental, which cannot be ordered yet: their categories, stores and reasons. */
export function ModulePreview({ module, preview }: { module: Module; preview: Preview }) {
  const t = useMessages("home");
  const isRental = module.module_type === "rental";
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
          <p className="mt-4 text-muted">{isRental ? t("soon.rental") : t("soon.parcel")}</p>
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
        <Section title={isRental ? t("soon.vehicles") : t("soon.parcels")}>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {preview.kinds.map((kind) => (
              <KindCard key={kind.id} kind={kind} />
            ))}
          </ul>
        </Section>
      )}
      {pages.things.length > 0 && (
        <Section title={isRental ? t("soon.providers") : t("sections.allStores")}>
          <StoreGrid pages={pages} isLink={false} />
        </Section>
      )}
      {preview.reasons.length > 0 && <WhyChoose reasons={preview.reasons} />}
    </div>
  );
}

function KindCard({ kind: { name, description, image_full_url } }: { kind: PreviewCategory }) {
  return (
    <li className="flex items-center gap-4">
      <Picture
        src={image_full_url}
        alt=""
        sizes="64px"
        className="pastel-picture size-16! shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <h3 className="text-base leading-snug">{name}</h3>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
    </li>
  );
}
