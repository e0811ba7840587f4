import type { ReactNode } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

export interface TestRoutes {
  /** The path of the page. */
  at?: string;
  /** After the path: `?page=address`. */
  query?: string;
  /** The other routes: path and content. */
  routes?: Record<string, ReactNode>;
}

/** A router in memory that shows `children` at their path. */
export function memoryRouter(
  children: ReactNode,
  { at = "/", query = "", routes = {} }: TestRoutes,
): ReactNode {
  const pages = Object.entries({ ...routes, [at]: children });
  const router = createMemoryRouter(
    pages.map(([path, element]) => ({ path, element })),
    { initialEntries: [at + query] },
  );
  return <RouterProvider router={router} />;
}
