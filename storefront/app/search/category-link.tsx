import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import type { ReactNode } from "react";
import { categoryPath } from "../catalog/paths.ts";
import type { ShownCategory } from "./browse-data.ts";

interface CategoryLinkProps {
  category: ShownCategory;
  isCurrent?: boolean;
  children: ReactNode;
}

/** An entry of a list of links to categories, with its picture. */
export function CategoryLink({ category, isCurrent = false, children }: CategoryLinkProps) {
  return (
    <li className="shrink-0">
      <PageLink
        to={categoryPath(category, category.module_id)}
        aria-current={isCurrent ? "page" : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-transparent bg-sunken ps-1.5 pe-4 font-medium whitespace-nowrap hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
      >
        <Picture
          src={category.image_full_url}
          alt=""
          sizes="32px"
          isEager
          className="pastel-picture size-8! rounded-full"
        />
        {children}
      </PageLink>
    </li>
  );
}
