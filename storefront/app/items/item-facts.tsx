import type { Item } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import FileText from "lucide-react/icons/file-text";
import { Link } from "react-router";
import { ExpandableText } from "../catalog/expandable-text.tsx";
import { categoryPath, searchPath } from "../catalog/paths.ts";
import { useItemAvailability } from "./item-availability.ts";

/** Description, prescription notice, active ingredients, nutrition and allergens of an item. */
export function ItemFacts({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  return (
    <div className="flex flex-col gap-3">
      {item.description !== "" && <ExpandableText text={item.description} />}
      {item.is_prescription_required === 1 && state !== "prescription" && (
        <p className="flex items-center gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-sm font-medium text-warn">
          <FileText aria-hidden className="size-5 shrink-0" />
          {t("item.prescription")}
        </p>
      )}
      <div className="flex flex-col gap-1 empty:hidden">
        <FactList title={t("item.allergies")} facts={item.allergies_name} tone="warn" />
        <FactList title={t("item.generic")} facts={item.generic_name} />
        <FactList title={t("item.nutrition")} facts={item.nutritions_name} />
      </div>
    </div>
  );
}

interface FactListProps {
  title: string;
  facts: string[];
  tone?: "plain" | "warn";
}

function FactList({ title, facts, tone = "plain" }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`text-meta ${tone === "warn" ? "text-warn" : ""}`}>
      <dt className="me-2 inline font-semibold">{title}</dt>
      <dd className={`inline ${tone === "warn" ? "font-medium" : "text-muted"}`}>
        <ul className="inline">
          {facts.map((fact, index) => (
            <li key={fact} className="inline wrap-anywhere">
              <span>{fact}</span>
              {index < facts.length - 1 && <span aria-hidden>{"\u00a0· "}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

/** Links to the item's categories, and to a search for each of its tags. */
export function ItemChips({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const chips = [
    ...item.category_ids.map((each) => ({
      to: categoryPath(each, item.module_id),
      text: each.name,
    })),
    ...item.tags.map(({ tag }) => ({ to: searchPath(tag), text: tag })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("item.more")} className="flex flex-wrap gap-1.5">
      {chips.map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm wrap-anywhere text-muted transition-colors hover:border-accent hover:text-accent"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
