import type { PhoneError } from "@errand/core/phone";
import { useMessages } from "../messages/messages.ts";

type OwnError = Extract<PhoneError, "required" | "invalid">;

/**
 * Returns the text of a phone error. What a form says of a missing or a wrong number is its own
 * (spec §5); what is wrong with the length is the same everywhere.
 */
export function usePhoneErrorText(): (code: PhoneError, own: (code: OwnError) => string) => string {
  const t = useMessages("ui");
  return (code, own) =>
    code === "required" || code === "invalid" ? own(code) : t(`phoneLength.${code}`);
}
