import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { OfferedParcelCategory } from "@errand/core/orders/parcel.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import type { WholePrice } from "./use-parcel-prices.ts";
import { useWholePriceText } from "./whole-price-text.ts";

interface SizeCardsProps {
  categories: OfferedParcelCategory[];
  value: number | null;
  onChange(id: number): void;
  priceOf(id: number): WholePrice | null;
  /** The prices are those of the last addresses. */
  isPending: boolean;
  /** The id of the error that says that none is chosen. */
  errorId?: string | undefined;
}

/** A shop lists its sizes first, and then what is carried in a particular way. */
const sizes = 4;

/** What is sent, by its picture: the sizes large, other kinds below, each with its whole price. */
export function SizeCards(props: SizeCardsProps) {
  const { categories, value, onChange, isPending, errorId } = props;
  const t = useMessages("parcel");
  const option = (category: OfferedParcelCategory) => ({
    category,
    price: props.priceOf(category.id),
    isInvalid: errorId !== undefined,
  });
  // A size says on its card what it holds.
  const chosenKind = categories.slice(sizes).find(({ id }) => id === value);
  return (
    <RadioGroup<number | null>
      aria-label={t("category.title")}
      aria-describedby={errorId}
      value={value}
      onValueChange={(id) => id !== null && onChange(id)}
      className="flex flex-col gap-2.5"
    >
      <div className={classNames("grid grid-cols-2 gap-2.5 xl:grid-cols-4", dimmed(isPending))}>
        {categories.slice(0, sizes).map((category) => (
          <SizeCard key={category.id} {...option(category)} />
        ))}
      </div>
      <div className={classNames("flex flex-wrap gap-2.5", dimmed(isPending))}>
        {categories.slice(sizes).map((category) => (
          <KindPill key={category.id} {...option(category)} />
        ))}
      </div>
      {chosenKind && (
        <p className="text-sm text-muted">
          <bdi>{chosenKind.description}</bdi>
        </p>
      )}
    </RadioGroup>
  );
}

/** Only the prices change: the cards keep their place. */
const dimmed = (isPending: boolean) => isPending && "[&_[data-price]]:opacity-55";

interface OptionProps {
  category: OfferedParcelCategory;
  price: WholePrice | null;
  isInvalid: boolean;
}

function SizeCard({ category, price, isInvalid }: OptionProps) {
  const { id, name, description, image_full_url } = category;
  return (
    <Radio.Root
      value={id}
      render={<button type="button" />}
      nativeButton
      data-invalid-choice={isInvalid ? "" : undefined}
      className="flex flex-col rounded-card border border-line p-1.5 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken data-checked:shadow-[inset_0_0_0_1px_var(--ink)]"
    >
      <Picture
        src={image_full_url}
        alt=""
        ratio="3/2"
        sizes="240px"
        className="pastel-picture w-full rounded-control"
      />
      <span className="flex grow flex-col px-2 pt-2 pb-1.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <bdi className="font-semibold">{name}</bdi>
          <PriceText price={price} className="font-bold" />
        </span>
        <bdi className="text-sm text-muted">{description}</bdi>
      </span>
    </Radio.Root>
  );
}

function KindPill({ category, price, isInvalid }: OptionProps) {
  const { id, name, image_full_url } = category;
  return (
    <Radio.Root
      value={id}
      render={<button type="button" />}
      nativeButton
      data-invalid-choice={isInvalid ? "" : undefined}
      className="flex min-h-12 items-center gap-2.5 rounded-full border border-transparent bg-sunken py-1 ps-1.5 pe-4 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:shadow-[inset_0_0_0_1px_var(--ink)]"
    >
      <Picture
        src={image_full_url}
        alt=""
        sizes="40px"
        className="pastel-picture size-10! shrink-0 rounded-full"
      />
      <span>
        <bdi className="block leading-tight font-semibold">{name}</bdi>
        <PriceText price={price} className="block text-sm leading-tight text-muted" />
      </span>
    </Radio.Root>
  );
}

function PriceText({ price, className }: { price: WholePrice | null; className: string }) {
  const text = useWholePriceText();
  return (
    <span
      data-price=""
      className={classNames("whitespace-nowrap tabular-nums transition-opacity", className)}
    >
      {text(price)}
    </span>
  );
}
