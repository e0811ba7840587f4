import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, Suspense, useState } from "react";
import type { Call } from "../api/api-request.ts";
import { scopedQuery } from "../api/query-client.ts";
import { usePageScope } from "../api/scope.tsx";
import { useIsSignedIn } from "../client/storage.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { useNear } from "./near.ts";
import { type Shape, Waiting } from "./waiting.tsx";

/** A section of the home page: how it is read, and how it looks. */
export interface Part<Data = unknown> {
  /** What it shows; null when there is nothing. */
  read(call: Call): Promise<Data | null>;
  /** `isFirst` when it came with the page. */
  draw(data: Data, isFirst: boolean): ReactNode;
  /** The room it takes, kept free until it is there. */
  shape: Shape;
  /** By which links find it, also before it is there. */
  id?: string;
  /** Only who is signed in has it. */
  isPersonal?: boolean;
  /** How long the browser takes it as it is, in milliseconds. */
  keepFor?: number;
}

/** Parts show different things, and stand in one table all the same. */
export function part<Data>(spec: Part<Data>): Part {
  return { ...spec, draw: (data, isFirst) => spec.draw(data as Data, isFirst) };
}

/** A part that the server has read. */
export function First({ part, data }: { part: Part; data: unknown }) {
  return data === null ? null : part.draw(data, true);
}

interface LaterProps {
  part: Part;
  /** Under which it is remembered. */
  name: string;
}

/** A part that the browser reads when the visitor comes near. */
export function Later({ part, name }: LaterProps) {
  const isSignedIn = useIsSignedIn();
  if (part.isPersonal && !isSignedIn) return null;
  return <OnceNear part={part} name={name} />;
}

/** Most of a page is never come near to: until then, only its room is watched. */
function OnceNear({ part, name }: LaterProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const client = useQueryClient();
  const query = useSectionQuery({ part, name });
  // What was read before is there at once when somebody comes back.
  const [wasRead] = useState(() => client.getQueryData(query.queryKey) !== undefined);
  if (isNear || wasRead) return <Near part={part} name={name} isNear={isNear} placeRef={ref} />;
  return <Waiting ref={ref} id={part.id} shape={part.shape} isDrawn={false} />;
}

interface NearProps extends LaterProps {
  isNear: boolean;
  placeRef: Ref<HTMLDivElement>;
}

function Near({ part, name, isNear, placeRef }: NearProps) {
  const { data, isError, refetch } = useQuery({
    ...useSectionQuery({ part, name }),
    enabled: isNear,
    staleTime: part.keepFor,
  });
  if (data === null) return null;
  if (data !== undefined) {
    return (
      <Suspense fallback={<Waiting shape={part.shape} isDrawn />}>
        {part.draw(data, false)}
      </Suspense>
    );
  }
  if (isError) return <ErrorState onRetry={refetch} />;
  return <Waiting ref={placeRef} id={part.id} shape={part.shape} isDrawn={isNear} />;
}

function useSectionQuery({ part, name }: LaterProps) {
  return scopedQuery(usePageScope(), ["home section", name], part.read);
}
