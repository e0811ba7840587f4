import { redirect } from "react-router";
import { PageData } from "../catalog/page-data.tsx";
import { clientRouterContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/category.page";
import { listingScope, readListing } from "./browse-data.ts";
import { BrowseView } from "./browse-view.tsx";

export { revalidateExceptForItemDialog as shouldRevalidate } from "../items/item-dialog-url.ts";

/** Visitors without a location see the items of all zones. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const browse = { kind: "category", id: params.id } as const;
  const listing = await readListing(context, browse, url.searchParams);
  // The module is not open at the visitor's location, or has no items.
  if (listing === null) throw redirect("/home");
  return {
    now: Date.now(),
    scope: listingScope(context.get(clientRouterContext), listing),
    moduleId: listing.moduleId,
    listing,
  };
}

export default function CategoryPage({
  loaderData: { now, scope, listing },
}: Route.ComponentProps) {
  return (
    <PageData now={now} scope={scope}>
      <BrowseView key={listing.subject} listing={listing} />
    </PageData>
  );
}
