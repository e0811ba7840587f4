import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isResendTooEarly } from "../account/resend-too-early.ts";
import type { Input, Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import type { SentCode } from "./sent-code-form.tsx";

export type ProfileChange = Omit<
  Input<"POST /customer/update-profile">,
  "otp" | "verification_on" | "verification_medium" | "session_info"
>;

/** A requested code, and the change that it confirms. */
export interface RequestedCode extends SentCode {
  change: ProfileChange;
}

/**
 * Updates the profile, with as many codes as the server requires (contract 3.5). Every function
 * rejects with the error of the server. `onDone` is called when no further code is required.
 */
export function useProfileUpdate(onDone: () => void = () => {}) {
  const client = useQueryClient();
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const last = useRef<RequestedCode>(null);

  function handleResponse(response: Reply<"POST /customer/update-profile">, change: ProfileChange) {
    void client.invalidateQueries(everyScope("GET /customer/info"));
    if ("otp_send" in response) {
      // The picture is already saved; only the contact needs the code.
      const { image: _saved, ...rest } = change;
      const isByFirebase = response.verification_medium === "firebase";
      last.current = { on: response.verification_on, isByFirebase, change: rest };
      setRequested(last.current);
      return;
    }
    setRequested(null);
    toast.success(response.message);
    onDone();
  }

  async function update(change: ProfileChange) {
    try {
      handleResponse(await call("POST /customer/update-profile", change), change);
    } catch (error) {
      // The code sent less than a minute ago, before the dialog was closed, is still valid.
      const on = isResendTooEarly(error) ? (contactOf(change) ?? last.current?.on) : undefined;
      if (on === undefined) throw error;
      reportError(error);
      setRequested({ on, isByFirebase: false, change });
    }
  }

  /** `session_info` identifies the code at Firebase. */
  async function verify(
    { on, change }: RequestedCode,
    proof: Pick<Input<"POST /customer/update-profile">, "otp" | "session_info">,
  ) {
    const confirmed = { ...change, ...proof, verification_on: on };
    handleResponse(await call("POST /customer/update-profile", confirmed), change);
  }

  async function resend({ change }: RequestedCode): Promise<string> {
    return (await call("POST /customer/update-profile", change)).message;
  }

  return { requested, update, verify, resend, cancel: () => setRequested(null) };
}

/** The contact that a change verifies on its own. */
function contactOf({ button_type }: ProfileChange): "phone" | "email" | undefined {
  if (button_type === "change_phone") return "phone";
  return button_type === "change_password" ? undefined : button_type;
}

export type ProfileUpdate = ReturnType<typeof useProfileUpdate>;
