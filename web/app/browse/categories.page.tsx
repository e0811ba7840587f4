import type { Category } from "@errand/core/catalog/catalog.types";
import { LayoutGrid } from "lucide-react";
import { Link, redirect } from "react-router";
import { categoryPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { needPlace } from "../location/need-place.ts";
import { PageHead } from "../page-head.tsx";
import { callContext, visitorContext } from "../server-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Picture } from "../ui/picture.tsx";
import { useWords } from "../words/words.ts";
import type { Route } from "./+types/categories.page";
import { hasItems } from "./browse-data.ts";
import { SearchBar } from "./search-bar.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  needPlace(context, url);
  const { module } = context.get(visitorContext);
  // Categories of items are of a module that has some: the home page asks for one.
  if (module === null || !hasItems(module)) throw redirect("/home");
  const call = context.get(callContext);
  const [categories, near] = await Promise.all([
    call("GET /categories"),
    call("GET /items/popular", { limit: 1 }),
  ]);
  const ids = new Set(near.categories.map(({ id }) => id));
  const isNear = ({ id }: Category) => ids.has(id);
  const far = categories.filter((category) => !isNear(category));
  return { moduleId: module.id, near: categories.filter(isNear), far };
}

/** How many pictures are seen at once on a phone. */
const eager = 4;

export default function CategoriesPage({
  loaderData: { moduleId, near, far },
}: Route.ComponentProps) {
  const t = useWords("browse");
  const { modules } = useShop();
  const module = modules.find(({ id }) => id === moduleId);
  const text = t("categories.text", { module: module?.module_name ?? "" });
  return (
    <div className="page-column flex flex-col gap-6 py-5 md:py-8">
      <PageHead title={t("categories.title")} description={text} />
      <SearchBar />
      <div>
        <h1 className="text-2xl md:text-3xl">{t("categories.title")}</h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {near.length + far.length === 0 && (
        <EmptyState
          icon={LayoutGrid}
          title={t("categories.none")}
          text={t("categories.noneText")}
          action={<LinkButton to="/home">{t("goHome")}</LinkButton>}
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {near.map((category, place) => (
          <li key={category.id}>
            <CategoryCard category={category} isNear isEager={place < eager} />
          </li>
        ))}
        {far.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} isNear={false} isEager={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryCardProps {
  category: Category;
  /** Whether a store that delivers to the visitor has something of it. */
  isNear: boolean;
  isEager: boolean;
}

/** A main category, and links to those below it. */
function CategoryCard({ category, isNear, isEager }: CategoryCardProps) {
  const t = useWords("browse");
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong">
      <Picture
        src={category.image_full_url}
        alt=""
        sizes="80px"
        isEager={isEager}
        className={`size-20! shrink-0 rounded-full ${isNear ? "" : "opacity-60 grayscale-50"}`}
      />
      <div className="min-w-0 grow">
        <h2 className="text-lg leading-tight">
          <Link
            to={categoryPath(category, category.module_id)}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card after:content-[''] hover:text-accent"
          >
            {category.name}
          </Link>
        </h2>
        {!isNear && <p className="text-sm text-muted">{t("categories.notNear")}</p>}
        {category.childes.length > 0 && (
          <ul className="relative mt-2 flex flex-wrap gap-1.5">
            {category.childes.map((child) => (
              <li key={child.id}>
                <Link
                  to={categoryPath(child, child.module_id)}
                  prefetch="intent"
                  className="inline-flex min-h-9 items-center rounded-full bg-sunken px-3 text-sm font-medium hover:bg-accent-soft hover:text-accent"
                >
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
