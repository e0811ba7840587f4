import type { CartLine } from "@errand/core/cart/cart.contract";
import ChevronRight from "lucide-react/icons/chevron-right";
import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { storePath } from "../catalog/paths.ts";

/** The store of a cart, as a link back to its menu. */
export function StoreOfCart({ line: { item }, onLeave }: { line: CartLine; onLeave(): void }) {
  return (
    <Link
      to={storePath({ slug: item.store_slug })}
      onClick={onLeave}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control font-semibold hover:underline"
    >
      <Store aria-hidden className="size-4.5 shrink-0 text-muted" />
      <bdi className="truncate">{item.store_name}</bdi>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
