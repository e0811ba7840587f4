import type { DeskContract } from "@errand/core/contract.desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

export type ChoiceKind = DeskContract["GET /desk/choices"]["input"]["kind"];
export type Choice = DeskContract["GET /desk/choices"]["reply"][number];

/** What can be chosen by a part of its name, within a module. */
export function useChoices(kind: ChoiceKind, search: string, module: number | undefined) {
  const { endpointQuery, scope } = useDeskClient();
  const text = search.trim();
  return useQuery({
    ...endpointQuery(scope, "GET /desk/choices", {
      kind,
      ...(text !== "" && { search: text }),
      ...(module !== undefined && { module }),
    }),
    placeholderData: keepPreviousData,
  });
}

/** The names of what is chosen. */
export function useChosen(kind: ChoiceKind, ids: readonly number[]): Map<number, Choice> {
  const { endpointQuery, scope } = useDeskClient();
  const among = ids.toSorted((a, b) => a - b);
  const { data = [] } = useQuery({
    ...endpointQuery(scope, "GET /desk/choices", { kind, among }),
    enabled: among.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data.map((choice) => [choice.id, choice]));
}
