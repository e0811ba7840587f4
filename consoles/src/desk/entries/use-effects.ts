import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import type { EntryInput, ListName } from "./entry-lists.ts";

const pauseMs = 500;

/** What the typed values would mean once published; nothing while they could not be written. */
export function useEffects(
  list: ListName,
  { id, values }: { id: number | null; values: EntryInput["values"] },
  isAsked: boolean,
): string[] {
  const t = useMessages("entries");
  const money = useMoney();
  const { scopedQuery, scope } = useDeskClient();
  const typed = JSON.stringify(values);
  const asked = useSettled(typed);
  const path = id === null ? list : `${list}/${id}`;
  const { data, isError } = useQuery({
    ...scopedQuery(scope, ["POST /desk/preview", path, asked], (call) =>
      call("POST /desk/preview", { changes: [{ path, values: JSON.parse(asked) }] }),
    ),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || isError) return [];
  return (data?.effects ?? []).map(({ message, before, after }) =>
    before === undefined || after === undefined
      ? message
      : t("bar.instead", { message, before: money(before), after: money(after) }),
  );
}

/** The value once it has been the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
