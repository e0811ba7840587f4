import { createQueries } from "@errand/client/queries.ts";
import { client } from "./call.ts";

export const { scopedQuery, endpointQuery, scopedPages, everyScope, otherScopes } =
  createQueries(client);
