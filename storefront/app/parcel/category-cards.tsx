import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ParcelCategory } from "@errand/core/orders/parcel.types";
import { Picture } from "@errand/ui/picture.tsx";

interface CategoryCardsProps {
  /** The label for screen readers. */
  label: string;
  categories: ParcelCategory[];
  value: number | null;
  onChange(id: number): void;
  /** The id of the error that says that none is chosen. */
  errorId?: string;
}

/** The kinds of parcels as a choice, each with its size and weight in everyday terms. */
export function CategoryCards(props: CategoryCardsProps) {
  const { label, categories, value, onChange, errorId } = props;
  return (
    <RadioGroup<number | null>
      aria-label={label}
      aria-describedby={errorId}
      value={value}
      onValueChange={(id) => id !== null && onChange(id)}
      className="grid gap-2.5 sm:grid-cols-2"
    >
      {categories.map(({ id, name, description, image_full_url }) => (
        <Radio.Root
          key={id}
          value={id}
          render={<button type="button" />}
          nativeButton
          data-invalid-choice={errorId && ""}
          className="flex items-center gap-3.5 rounded-card border border-line p-2.5 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken"
        >
          <Picture
            src={image_full_url}
            alt=""
            sizes="64px"
            className="pastel-picture size-16! shrink-0 rounded-control"
          />
          <span className="min-w-0">
            <bdi className="block font-semibold">{name}</bdi>
            <span className="block text-sm text-muted">{description}</span>
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
