import type { ReactNode } from "react";
import type { Call } from "../api/api-request.ts";
import type { SkeletonShape } from "./section-skeleton.tsx";

export type RailKind = "items" | "stores";

/** A section of the home page: its data and its component. */
export interface HomeSection<Data = unknown> {
  /** Null when there is nothing to show. */
  read(call: Call): Promise<Data | null>;
  /** `isFirst` when the section is above the fold, rendered with the page. */
  render(data: Data, isFirst: boolean): ReactNode;
  /** Loads the chunk of its component, in parallel with the data. */
  load?(): Promise<unknown>;
  shape: SkeletonShape;
  /** Its data is a list of such entries, of which it shows at most `max`. */
  rail?: { kind: RailKind; max: number };
  /** The items that it shows beside the rails; the rails below show none of them. */
  itemIdsOf?(data: Data): number[];
  /** How long the browser uses cached data without a request, in milliseconds. */
  staleTime?: number;
}

/** Erases the type of the data, so that sections of different data share one table. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return {
    ...section,
    render: (data, isFirst) => section.render(data as Data, isFirst),
    itemIdsOf: (data) => section.itemIdsOf?.(data as Data) ?? [],
  };
}
