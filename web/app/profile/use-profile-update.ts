import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isTooEarly } from "../account/too-early.ts";
import type { Input, Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { everyScope } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { toast } from "../ui/toast.ts";
import type { SentCode } from "./sent-code-form.tsx";

export type ProfileChange = Omit<
  Input<"POST /customer/update-profile">,
  "otp" | "verification_on" | "verification_medium" | "session_info"
>;

/** A code that is on its way, and what is to be changed with it. */
export interface AskedCode extends SentCode {
  change: ProfileChange;
}

/**
 * Changes the profile, by as many codes as that takes (contract 3.5). Every function throws what the
 * server refuses. `onDone` is for when nothing is left to be proved.
 */
export function useProfileUpdate(onDone: () => void = () => {}) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const last = useRef<AskedCode>(null);

  function settle(reply: Reply<"POST /customer/update-profile">, change: ProfileChange) {
    void client.invalidateQueries(everyScope("GET /customer/info"));
    if ("otp_send" in reply) {
      // The picture is there already; the contact comes with the code.
      const { image: _kept, ...rest } = change;
      const isByFirebase = reply.verification_medium === "firebase";
      last.current = { on: reply.verification_on, isByFirebase, change: rest };
      setAsked(last.current);
      return;
    }
    setAsked(null);
    toast.success(reply.message);
    onDone();
  }

  async function update(change: ProfileChange) {
    try {
      settle(await call("POST /customer/update-profile", change), change);
    } catch (error) {
      // Who closed the dialog and comes back within the minute: that code is still good.
      const on = isTooEarly(error) ? (provenBy(change) ?? last.current?.on) : undefined;
      if (on === undefined) throw error;
      reportError(error);
      setAsked({ on, isByFirebase: false, change });
    }
  }

  /** `session_info` names the code among Firebase's. */
  async function verify(
    { on, change }: AskedCode,
    proof: Pick<Input<"POST /customer/update-profile">, "otp" | "session_info">,
  ) {
    const proved = { ...change, ...proof, verification_on: on };
    settle(await call("POST /customer/update-profile", proved), change);
  }

  async function resend({ change }: AskedCode): Promise<string> {
    return (await call("POST /customer/update-profile", change)).message;
  }

  return { asked, update, verify, resend, cancel: () => setAsked(null) };
}

/** The contact that is asked about by itself. */
function provenBy({ button_type }: ProfileChange): "phone" | "email" | undefined {
  return button_type === "change_password" ? undefined : button_type;
}

export type ProfileUpdate = ReturnType<typeof useProfileUpdate>;
