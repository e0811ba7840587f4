import type { Category } from "@errand/core/catalog/catalog.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { redirect } from "react-router";
import { categoryPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import { useStored } from "../visitor/storage.ts";
import type { Route } from "./+types/categories.page";
import { hasItems } from "./browse-data.ts";
import { readCategories } from "./near-categories.ts";
import { NoLocationNotice } from "./no-location-notice.tsx";

/** Reads the categories of all modules for visitors without a location, such as crawlers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { module, zoneIds } = context.get(clientRouterContext);
  const call = context.get(callContext);
  if (zoneIds.length === 0) return { shelves: await readEverywhere(context) };
  // Item categories need a module with items; the home page asks for one.
  const modules = await call("GET /module");
  const isOpen = modules.some(({ id }) => id === module?.id);
  if (module === null || !isOpen || !hasItems(module)) throw redirect("/home");
  return { shelves: [{ moduleId: module.id, ...(await readCategories(call)) }] };
}

/** The categories of one module. `near` have items that can be delivered to the visitor. */
interface Shelf {
  moduleId: number;
  near: Category[];
  far: Category[];
}

async function readEverywhere(context: Route.LoaderArgs["context"]): Promise<Shelf[]> {
  const call = context.get(callFromContext)({ zoneIds: [], moduleId: null });
  const [modules, categories] = await Promise.all([call("GET /module"), call("GET /categories")]);
  return modules.filter(hasItems).flatMap(({ id }) => {
    const near = categories.filter(({ module_id }) => module_id === id);
    return near.length > 0 ? { moduleId: id, near, far: [] } : [];
  });
}

/** The number of pictures in the first viewport of a phone. */
const eagerCount = 4;

export default function CategoriesPage({ loaderData: { shelves } }: Route.ComponentProps) {
  const t = useMessages("search");
  const { modules } = useShop();
  const hasPlace = useStored("zoneid") !== null;
  const nameOf = (moduleId: number) => modules.find(({ id }) => id === moduleId)?.module_name ?? "";
  const [only, ...others] = shelves;
  const text =
    only && others.length === 0
      ? t("categories.text", { module: nameOf(only.moduleId) })
      : t("categories.textEverywhere");
  const isEmpty = shelves.every(({ near, far }) => near.length + far.length === 0);
  return (
    <div className="page-column flex flex-col gap-6 py-5 md:py-8">
      <PageHead title={t("categories.title")} description={text} />
      {!hasPlace && <NoLocationNotice />}
      <div>
        <h1 className="text-2xl md:text-3xl">{t("categories.title")}</h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {isEmpty && (
        <EmptyState
          icon={LayoutGrid}
          title={t("categories.none")}
          text={t("categories.noneText")}
          action={<LinkButton to="/home">{t("goHome")}</LinkButton>}
        />
      )}
      {others.length === 0
        ? only && <CategoryGrid shelf={only} heading="h2" isFirst />
        : shelves.map((shelf) => (
            <section key={shelf.moduleId} aria-labelledby={`module-${shelf.moduleId}`}>
              <h2 id={`module-${shelf.moduleId}`} className="mb-3 text-xl md:text-2xl">
                {nameOf(shelf.moduleId)}
              </h2>
              <CategoryGrid shelf={shelf} heading="h3" isFirst={shelf === only} />
            </section>
          ))}
    </div>
  );
}

interface CategoryGridProps {
  shelf: Shelf;
  heading: "h2" | "h3";
  isFirst: boolean;
}

function CategoryGrid({ shelf: { near, far }, heading, isFirst }: CategoryGridProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {near.map((category, index) => (
        <li key={category.id}>
          <CategoryCard
            category={category}
            heading={heading}
            isNear
            isEager={isFirst && index < eagerCount}
          />
        </li>
      ))}
      {far.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} heading={heading} isNear={false} isEager={false} />
        </li>
      ))}
    </ul>
  );
}

interface CategoryCardProps {
  category: Category;
  heading: "h2" | "h3";
  /** Whether a store that delivers to the visitor has items in it. */
  isNear: boolean;
  isEager: boolean;
}

/** A main category with links to its subcategories. */
function CategoryCard({ category, heading: Heading, isNear, isEager }: CategoryCardProps) {
  const t = useMessages("search");
  return (
    <article className="relative flex h-full gap-4 border-b border-line py-4">
      <Picture
        src={category.image_full_url}
        alt=""
        sizes="80px"
        isEager={isEager}
        className={`pastel-picture size-20! shrink-0 rounded-full ${isNear ? "" : "opacity-60 grayscale-50"}`}
      />
      <div className="min-w-0 grow">
        <Heading className="text-lg leading-tight">
          <PageLink
            to={categoryPath(category, category.module_id)}
            className="after:absolute after:inset-0 after:rounded-card after:content-[''] hover:text-accent"
          >
            {category.name}
          </PageLink>
        </Heading>
        {!isNear && <p className="text-sm text-muted">{t("categories.notNear")}</p>}
        {category.childes.length > 0 && (
          <ul className="relative mt-2 flex flex-wrap gap-1.5">
            {category.childes.map((child) => (
              <li key={child.id}>
                <PageLink
                  to={categoryPath(child, child.module_id)}
                  className="inline-flex min-h-9 items-center rounded-full bg-sunken px-3 text-sm font-medium hover:bg-accent-soft hover:text-accent"
                >
                  {child.name}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
