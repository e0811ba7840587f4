import { isWaiting } from "@errand/core/partners/application-states";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";

/** Milliseconds: somebody who waits with the page open sees the decision soon. */
const refetchInterval = 30_000;

/** The application of a token. While it waits for the desk, it is read again and again. */
export function useApplication(token: string) {
  const client = useQueryClient();
  const options = scopedQuery(useAccountScope(), ["partner application", token], (call) =>
    call("POST /auth/partner/application", { application_token: token }),
  );
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data && isWaiting(data.status) ? refetchInterval : false,
  });
  const show = (application: PartnerApplication) =>
    client.setQueryData(options.queryKey, application);

  return {
    query,
    /** Shows a newer state that came with another response. */
    show,
    async verify(type: "phone" | "email", otp: string) {
      const { application } = await call("POST /auth/partner/verify", {
        application_token: token,
        verification_type: type,
        otp,
      });
      show(application);
    },
    async resend(type: "phone" | "email"): Promise<string> {
      const { message } = await call("POST /auth/partner/resend-otp", {
        application_token: token,
        verification_type: type,
      });
      return message;
    },
    withdraw: () => call("DELETE /auth/partner/application", { application_token: token }),
  };
}

export type ApplicationQuery = ReturnType<typeof useApplication>;
