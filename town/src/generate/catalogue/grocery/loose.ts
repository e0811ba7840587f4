/** How a product is sold that the shop cuts or weighs. */
export interface Loose {
  /** Grams. */
  step: number;
  /** Minor units. */
  pricePerKilogram: number;
}

/** The steps in which the categories are weighed, in grams; `piece`: what a usual one weighs. */
const steps: Record<string, number | "piece"> = {
  "orchard-fruit": 250,
  citrus: 250,
  berries: 250,
  "exotic-fruit": 250,
  "summer-vegetables": 250,
  "root-vegetables": 250,
  "leaf-vegetables": 250,
  cheese: 100,
  meat: "piece",
  poultry: "piece",
  fishmonger: "piece",
};

const measured = /^(\d+(?:\.\d+)?) (k?g)$/;
/** These come in packs, in spite of a weight as their unit. */
const packed = /smoked|ready to heat|mozzarella|feta/i;
/** From here on it is a net or a sack. */
const packedFrom = 2000;
/** Of what is bought by the handful, such as ginger. */
const smallStep = 50;

/**
 * How a product is sold by weight: fruit, vegetables, cheese, meat and fish whose unit is a plain
 * weight. Null for the others, which are sold by the piece.
 */
export function looseOf(product: {
  category: string;
  name: string;
  unit: string;
  price: number;
}): Loose | null {
  const { category, name, unit, price } = product;
  const usual = steps[category];
  const [, size = "", measure] = measured.exec(unit) ?? [];
  if (usual === undefined || measure === undefined || packed.test(name)) return null;
  const grams = Math.round(Number(size) * (measure === "kg" ? 1000 : 1));
  if (grams >= packedFrom) return null;
  const pricePerKilogram = Math.round((price * 100) / grams) * 10;
  const step = usual === "piece" ? grams : usual >= grams ? smallStep : usual;
  return { step, pricePerKilogram };
}
