import { courierLists } from "@errand/core/contract.courier";
import { deskLists } from "@errand/core/contract.desk";
import { providerLists } from "@errand/core/contract.provider";
import { sharedLists } from "@errand/core/contract.shared";
import { storeLists } from "@errand/core/contract.store";
import { storeOrProviderLists } from "@errand/core/contract.store-or-provider";
import { storefrontLists } from "@errand/core/contract.storefront";
import { type Endpoint, ignoresToken, readsBody, takesKey } from "@errand/core/endpoint";
import type { EndpointFacts } from "@errand/core/endpoint-facts";
import { type EndpointLists, listEndpoints } from "@errand/core/endpoint-lists";

/**
 * The facts of endpoints that browsers load (`core/src/endpoint-facts.ts`). `npm run docs` writes
 * them.
 */

const audiences: Record<string, EndpointLists[]> = {
  storefront: [sharedLists, storefrontLists],
  store: [sharedLists, storeOrProviderLists, storeLists],
  provider: [sharedLists, storeOrProviderLists, providerLists],
  courier: [sharedLists, courierLists],
  desk: [sharedLists, deskLists],
};

/** Returns the current text of each file of facts, by its path. */
export function renderFacts(): Map<string, string> {
  return new Map(
    Object.entries(audiences).map(([audience, lists]) => [
      `core/src/endpoint-facts.${audience}.ts`,
      render(`${audience}Facts`, readFacts(lists, audience !== "storefront")),
    ]),
  );
}

/** The token of a member of the staff is refused outside of the paths of its audience. */
function readFacts(lists: EndpointLists[], isForStaff: boolean): EndpointFacts {
  const endpoints = listEndpoints(lists).map(({ endpoint }) => endpoint);
  const pathsWhere = (condition: (endpoint: Endpoint) => boolean) => {
    const isNamed = new Map(endpoints.map((each) => [each.path, condition(each)]));
    return shorten(isNamed);
  };
  const isDelete = ({ path }: Endpoint) => path.startsWith("DELETE ");
  return {
    withoutToken: pathsWhere(
      (each) => ignoresToken(each) || (isForStaff && each.allow === "anyone"),
    ),
    withGuestId: pathsWhere(({ allow }) => allow === "shopper"),
    withoutKey: pathsWhere(
      (each) => !each.path.startsWith("GET ") && !ignoresToken(each) && !takesKey(each),
    ),
    withBody: pathsWhere((each) => isDelete(each) && readsBody(each)),
  };
}

/**
 * Names the endpoints that are true by entries: in place of all that begin with the same segments,
 * those segments alone.
 */
function shorten(isNamed: Map<string, boolean>): string[] {
  const all = [...isNamed.keys()];
  const isSafe = (start: string) =>
    all.every((path) => !path.startsWith(start) || isNamed.get(path));
  const named = all.filter((path) => isNamed.get(path));
  return [...new Set(named.map((path) => startsOf(path).find(isSafe) ?? path))];
}

/** The starts of a path that end with `/`, the shortest first: `GET /`, `GET /customer/`, …. */
function startsOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

function render(name: string, facts: EndpointFacts): string {
  const lines = Object.entries(facts).map(([fact, paths]) => renderList(fact, paths));
  return `import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by \`npm run docs\`. */
export const ${name}: EndpointFacts = {
${lines.join("\n")}
};
`;
}

/** A list as the formatter writes it: on one line if it is short. */
function renderList(name: string, paths: string[]): string {
  const texts = paths.toSorted().map((path) => JSON.stringify(path));
  const line = `  ${name}: [${texts.join(", ")}],`;
  if (line.length <= 100) return line;
  return [`  ${name}: [`, ...texts.map((text) => `    ${text},`), "  ],"].join("\n");
}
