import { type ExchangeTerms, getMinimumPoints, worthOf } from "@errand/core/loyalty/points";
import { fromMinor } from "@errand/core/money";
import { useMoney, useShop } from "../config/shop.ts";

/**
 * The exchange of points by the rules of the server: their worth as text, and the fewest to
 * convert.
 */
export function useExchange(): { worth(points: number): string; minimum: number } {
  const money = useMoney();
  const { config } = useShop();
  const terms: ExchangeTerms = {
    pointsPerUnit: config.loyalty_point_exchange_rate,
    minimumPoints: config.loyalty_point_minimum_point,
  };
  return {
    worth: (points) => money(fromMinor(worthOf(points, terms))),
    minimum: getMinimumPoints(terms),
  };
}
