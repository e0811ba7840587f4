import type { OrderDetail } from "@errand/core/orders/orders.types";

/** What was chosen for a line, without its add-ons: "33 cm, thin", "Red, M". */
export function optionsText({ variation }: Pick<OrderDetail, "variation">): string {
  return variation
    .flatMap((chosen) =>
      "values" in chosen
        ? chosen.values.map(({ label }) => label)
        : chosen.type.split("-").map((part) => part.trim()),
    )
    .join(", ");
}

/** The add-ons of a line: "+ Burrata", "+ 2 × Egg". */
export function addOnTexts({ add_ons }: Pick<OrderDetail, "add_ons">): string[] {
  return add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `+\u00a0${quantity}\u00a0× ${name}` : `+\u00a0${name}`,
  );
}
