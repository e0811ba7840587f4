import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { vehicleSearchPath } from "../catalog/paths.ts";

interface BreadcrumbPathProps {
  /** The pages between the search and this one. */
  steps?: { name: string; path: string }[];
  /** This page. */
  name: string;
}

/** The way from the home page through the vehicles to this page. */
export function BreadcrumbPath({ steps = [], name }: BreadcrumbPathProps) {
  const t = useMessages("rental");
  const catalog = useMessages("catalog");
  const before = [
    { name: catalog("home"), path: "/home" },
    { name: t("search.title"), path: vehicleSearchPath() },
    ...steps,
  ];
  const arrow = <ChevronRight aria-hidden className="size-4 shrink-0" />;
  return (
    <nav aria-label={catalog("path")} className="mb-2 md:mb-4">
      <ol className="flex items-center gap-1.5 text-sm text-muted">
        {before.map((step, index) => (
          <li key={step.path} className="flex min-w-0 shrink-0 items-center gap-1.5 last:shrink">
            {index > 0 && arrow}
            <Link
              to={step.path}
              className="inline-flex min-h-9 max-w-36 items-center hover:text-accent"
            >
              <bdi className="truncate">{step.name}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
          {arrow}
          <bdi className="truncate text-ink">{name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
