import type { BasisPoints, Minor } from "@errand/core/money";
import { integer } from "drizzle-orm/pg-core";

/** An amount in minor units. */
export const money = () => integer().$type<Minor>();

/** A percentage in basis points. */
export const rate = () => integer().$type<BasisPoints>();
