import { AppError } from "@errand/core/errors";
import type { StatedItem } from "@errand/core/items/store-items.types";
import type { ItemChoice, items } from "../catalog/catalog.tables.ts";

type Pictured = Pick<typeof items.$inferSelect, "choices" | "images">;

/**
 * The names of the pictures of each option; undefined where all options share those of the item.
 */
export function optionPictures({ pictures }: ItemChoice, images: string[]): string[][] | undefined {
  return pictures?.map((positions) => positions.flatMap((position) => images[position] ?? []));
}

/**
 * The choices of an item after a change of them or of its pictures. An option that the store states
 * no pictures for keeps those that the item still has. Throws `item_pictures` for one that the item
 * does not have.
 */
export function withOptionPictures(
  { choices, images }: Pictured,
  { variation_choices: stated }: StatedItem,
  before: Pictured,
): ItemChoice[] {
  return choices.map(({ title, options }, index) => {
    const statedNames = stated?.[index]?.pictures;
    if (statedNames?.flat().some((name) => !images.includes(name))) {
      throw new AppError("item_pictures", { field: "variation_choices" });
    }
    const names = statedNames ?? formerPictures({ title, options }, before);
    const positions = names.map((some) => some.map((name) => images.indexOf(name)));
    const pictures = positions.map((some) => some.filter((position) => position >= 0));
    return { title, options, ...(pictures.some(({ length }) => length > 0) && { pictures }) };
  });
}

/** Of each option the pictures that it had under the same English name. */
function formerPictures({ title, options }: ItemChoice, before: Pictured): string[][] {
  const former = before.choices.find((each) => each.title.en === title.en);
  const names = (former && optionPictures(former, before.images)) ?? [];
  const findIndex = (name: string) => former?.options.findIndex(({ en }) => en === name) ?? -1;
  return options.map(({ en }) => names[findIndex(en)] ?? []);
}
