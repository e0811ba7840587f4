import { queryOptions } from "@tanstack/react-query";

/**
 * The query of a static file of the map, which is the same for all visitors and changes only with a
 * deployment.
 */
export function mapFile<Data>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Data> => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
