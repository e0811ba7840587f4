import { distanceText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { storePath } from "../catalog/paths.ts";
import { useDistance } from "../catalog/use-distance.ts";
import type { FoundStore } from "./browse-data.ts";

/** The first stores that match a search, or that sell what matches. */
export function FoundStores({ stores }: { stores: FoundStore[] }) {
  const t = useMessages("search");
  if (stores.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("storesWithIt")}</h2>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 desk:grid-cols-4">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreLine store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreLine({ store }: { store: FoundStore }) {
  const language = useLanguage();
  const distance = useDistance(store);
  return (
    <PageLink
      to={storePath(store)}
      className="flex min-h-16 items-center gap-3.5 rounded-control hover:text-accent"
    >
      <Picture
        src={store.logo_full_url}
        alt=""
        sizes="60px"
        className="size-15! shrink-0 rounded-control"
      />
      <span className="min-w-0">
        <bdi className="block truncate font-bold">{store.name}</bdi>
        <span className="flex items-center gap-2 text-sm text-muted">
          <Rating value={store.avg_rating} count={store.rating_count} />
          {distance !== null && distanceText(distance, language)}
        </span>
      </span>
    </PageLink>
  );
}
