import { distanceText } from "@errand/core/date-text";
import type { SuggestionEntry } from "@errand/core/search/search.contract";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import type { LucideIcon } from "lucide-react";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Stethoscope from "lucide-react/icons/stethoscope";
import type { ReactNode } from "react";
import { categoryPath, conditionPath, productPath, storePath } from "../catalog/paths.ts";
import { PerKilogram } from "../catalog/per-kilogram.tsx";
import { useDistance } from "../catalog/use-distance.ts";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";

export type EntryOf<Kind> = Extract<SuggestionEntry, { kind: Kind }>;

interface LineProps<Kind> {
  entry: EntryOf<Kind>;
  moduleId: number;
  onChoose(): void;
}

/** A link to a need, an item, a category or a store, with what distinguishes it. */
export function SuggestionLine(props: LineProps<"need" | "item" | "category" | "store">) {
  const { entry, ...rest } = props;
  switch (entry.kind) {
    case "need":
      return <NeedLine entry={entry} {...rest} />;
    case "item":
      return <ItemLine entry={entry} {...rest} />;
    case "category":
      return <CategoryLine entry={entry} {...rest} />;
    case "store":
      return <StoreLine entry={entry} {...rest} />;
  }
}

function NeedLine({ entry: { slug, name, count, from }, onChoose }: LineProps<"need">) {
  const t = useMessages("search");
  const money = useMoney();
  return (
    <Line
      to={conditionPath(slug)}
      picture={<Tile icon={Stethoscope} />}
      name={name}
      detail={t("search.forNeed", { count, amount: money(from) })}
      kind={t("search.kinds.need")}
      onChoose={onChoose}
    />
  );
}

function ItemLine({ entry: { item, store_name }, moduleId, onChoose }: LineProps<"item">) {
  const t = useMessages("search");
  const catalog = useMessages("catalog");
  const { min_delivery_time: from, max_delivery_time: until } = item;
  return (
    <Line
      to={productPath({ slug: item.slug, module_id: moduleId })}
      picture={<LinePicture src={item.image_full_url} />}
      name={item.name}
      detail={
        <>
          <bdi>{store_name}</bdi>, {catalog("minutes", { from, until })}
        </>
      }
      price={
        <>
          <Money amount={item.price} />
          <PerKilogram item={item} />
        </>
      }
      kind={t("search.kinds.item")}
      onChoose={onChoose}
    />
  );
}

function CategoryLine({ entry, moduleId, onChoose }: LineProps<"category">) {
  const t = useMessages("search");
  return (
    <Line
      to={categoryPath(entry, moduleId)}
      picture={<Tile icon={LayoutGrid} />}
      name={entry.name}
      detail={entry.parent_name}
      kind={t("search.kinds.category")}
      onChoose={onChoose}
    />
  );
}

function StoreLine({ entry, onChoose }: LineProps<"store">) {
  const t = useMessages("search");
  const language = useLanguage();
  const distance = useDistance({ ...entry, distance: null });
  const has = new Intl.ListFormat(language).format(entry.has);
  const facts = [
    distance !== null && distanceText(distance, language),
    has !== "" && t("search.has", { items: has }),
  ];
  return (
    <Line
      to={storePath({ slug: entry.slug })}
      picture={<LinePicture src={entry.logo_full_url} />}
      name={entry.name}
      detail={facts.filter(Boolean).join(", ")}
      kind={t("search.kinds.store")}
      onChoose={onChoose}
    />
  );
}

interface LineFrameProps {
  to: string;
  picture: ReactNode;
  name: string;
  detail: ReactNode;
  price?: ReactNode;
  kind: string;
  onChoose(): void;
}

function Line({ to, picture, name, detail, price, kind, onChoose }: LineFrameProps) {
  return (
    <PageLink
      data-suggestion
      to={to}
      onClick={onChoose}
      className="flex min-h-16 items-center gap-3.5 rounded-control px-3 -outline-offset-2 hover:bg-sunken focus-visible:bg-sunken"
    >
      {picture}
      <span className="min-w-0 grow leading-tight">
        <bdi className="block truncate font-semibold">{name}</bdi>{" "}
        {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
      </span>{" "}
      {price && <span className="font-bold tabular-nums">{price}</span>}{" "}
      <span className="w-18 shrink-0 text-end text-sm text-muted max-sm:sr-only">{kind}</span>
    </PageLink>
  );
}

function LinePicture({ src }: { src: string | null }) {
  return <Picture src={src} alt="" sizes="48px" className="size-12! shrink-0 rounded-control" />;
}

function Tile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
      <Icon aria-hidden className="size-5.5" />
    </span>
  );
}
