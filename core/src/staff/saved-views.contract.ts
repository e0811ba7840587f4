import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { flag, id, messageResponse, text } from "../values.ts";

/**
 * Lists of the desk as an operator has set them up, under a name (contract 7.1). Each has its own;
 * shared ones are there for every operator.
 */

const savedView = z.object({
  id,
  /** The section of the desk, such as `orders`. */
  list: z.string(),
  name: z.string(),
  /** What the address of the list says: `state=active&zone=2`. */
  query: z.string(),
  shared: flag,
  /** Whether the reader may change it. */
  own: z.boolean(),
  /** Who has saved it. */
  by: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const stated = {
  name: text(60),
  query: text(1000, 0),
  /** Every operator sees it. */
  shared: flag.default(0),
};
const changed = z.object({ message: z.string(), view: savedView });
const desk = { staff: "desk" } as const;
const own = { ...desk, owns: "view" } as const;

export const listDeskViews = endpoint("GET /desk/views", {
  about: "The saved views of a list: one's own, and those that others share.",
  allow: desk,
  input: z.object({ list: text(50) }),
  reply: z.array(savedView),
  errors: [],
});

export const addDeskView = endpoint("POST /desk/views", {
  about: "Saves how a list is set up, under a name. Each operator has at most 50 of a list.",
  allow: desk,
  input: z.object({ list: text(50), ...stated }),
  reply: changed,
  status: 201,
  keyRequired: true,
  isUnaudited: true,
  errors: ["view_count_reached"],
});

export const changeDeskView = endpoint("PUT /desk/views/{id}", {
  about: "Changes a saved view of one's own.",
  allow: own,
  input: z.object({ id, ...stated }),
  reply: changed,
  isUnaudited: true,
  errors: ["view_not_found"],
});

export const removeDeskView = endpoint("DELETE /desk/views/{id}", {
  about: "Removes a saved view of one's own.",
  allow: own,
  input: z.object({ id }),
  reply: messageResponse,
  isUnaudited: true,
  errors: ["view_not_found"],
});
