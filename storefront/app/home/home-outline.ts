import type { RouterContextProvider } from "react-router";
import type { Call } from "../api/api-request.ts";
import { scopeOf } from "../api/scope.tsx";
import {
  cacheTextContext,
  callFromContext,
  clientRouterContext,
} from "../rendering/server-context.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import { type HomePlan, planHome, type SectionData } from "./home-plan.ts";
import { allStoresEndpoint, allStoresRequest } from "./requests.ts";
import { sections } from "./sections.tsx";

/** The part of a home page that is planned from all of its sections. */
export interface HomeOutline {
  plan: HomePlan;
  /** The number of all stores; null when their list failed to load. */
  storeCount: number | null;
}

/**
 * The outline of the home page of a zone. Every section is read to make it, so it is cached apart,
 * for pages of every theme.
 */
export async function outlineFor(
  context: Readonly<RouterContextProvider>,
  type: ShopType,
): Promise<HomeOutline> {
  const scope = { ...scopeOf(context.get(clientRouterContext)), place: null };
  const call = context.get(callFromContext)(scope);
  const complete = async () => JSON.stringify(await readOutline(type, call, fail));
  try {
    return JSON.parse(
      await context.get(cacheTextContext)(JSON.stringify(["home outline", scope]), complete),
    );
  } catch {
    // An outline without the sections that failed to load is not cached.
    return readOutline(type, call, () => undefined);
  }
}

const fail = (error: unknown) => Promise.reject(error);

async function readOutline(
  type: ShopType,
  call: Call,
  onError: (error: unknown) => undefined | Promise<never>,
): Promise<HomeOutline> {
  const { top, first, further } = homeLayouts[type];
  const [stores, ...entries] = await Promise.all([
    call(allStoresEndpoint, { ...allStoresRequest, limit: 1 }).catch(onError),
    ...[...top, ...first, ...further].map(
      async (name) => [name, await sections[name].read(call).catch(onError)] as const,
    ),
  ]);
  const data: SectionData = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  return { plan: planHome(type, data), storeCount: stores?.total_size ?? null };
}
