import { reliefFilter } from "../relief.ts";
import { toasted } from "./body.ts";

/** Returns pastry or bread as it comes from the oven: raised, browned and with a shadow. */
export const baked = (content: string, id: string, round = 14, gloss = 0.3) =>
  `${toasted(`${id}t`, "0 0 0 0 .38  0 0 0 0 .16  0 0 0 0 .03", 6, 0.02, "2.4 -1.1")}
  ${reliefFilter(id, { round, gloss, grain: 0.2, fine: 0.02, lift: 16 })}<g filter="url(#${id})"><g filter="url(#${id}t)">${content}</g></g>`;
