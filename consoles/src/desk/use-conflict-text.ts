import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../console/use-shop.ts";

/** What a refusal says, with the colleague who was quicker (contract 7.1). */
export function useConflictText(): (error: ApiError) => string {
  const t = useMessages("desk");
  const { clock } = useTimeText();
  return (error) => {
    const actor = error.errors.map(({ data }) => data?.acted_by).find(isActor);
    if (!actor) return error.message;
    return `${error.message} ${t("actedBy", { name: actor.name, time: clock(actor.at) })}`;
  };
}

function isActor(value: unknown): value is { name: string; at: string } {
  return typeof value === "object" && value !== null && "name" in value && "at" in value;
}

/** Whether somebody else has changed it, so that what is shown is old. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
